import type { Environment } from '../../data/settings/environment.ts';
import type { StartingBuild } from '../eleventyConfig.ts';

/**
 * True if the service worker caches pages of a build for offline use. Not with live reload or
 * drafts, where only the latest build may be shown.
 */
export function keepsPages(
  runMode: StartingBuild['runMode'],
  { preview }: Pick<Environment, 'preview'>,
): boolean {
  return runMode === 'build' && !preview;
}
