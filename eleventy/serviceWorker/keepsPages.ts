import type { Environment } from '../../data/settings/environment.ts';
import type { StartingBuild } from '../eleventyConfig.ts';

/**
 * Whether browsers keep pages of a build for when there is no connection. Not with live reload, nor
 * of drafts: there, nothing may be shown but what has just been built.
 */
export function keepsPages(
  runMode: StartingBuild['runMode'],
  { preview }: Pick<Environment, 'preview'>,
): boolean {
  return runMode === 'build' && !preview;
}
