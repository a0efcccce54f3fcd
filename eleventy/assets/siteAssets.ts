import { normalize } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { keepsPages } from '../serviceWorker/keepsPages.ts';
import { buildAssets, type Assets } from './assets.ts';
import { clientEntries } from './clientEntries.ts';

/**
 * Returns the scripts and fonts. They are built once, and again when a source is edited or other
 * typefaces are chosen. After an edit, pages are shown with the existing scripts first, because
 * bundling takes longer than everything else. The new scripts follow, and pages are then rendered
 * again.
 */
export function siteAssets(
  config: EleventyConfig,
  { environment, content, scriptSources }: Pick<Build, 'environment' | 'content' | 'scriptSources'>,
): () => Promise<Assets> {
  let current: Promise<Assets> | undefined;
  let chosen: TypefacePair | undefined;
  let serviceWorker = false;
  let isEdited = false;
  const build = async (typefaces: TypefacePair) =>
    buildAssets(config.directories.output, {
      ...{ sources: await scriptSources(), serviceWorker, typefaces },
    });
  config.on('eleventy.before', ({ runMode }) => {
    serviceWorker = keepsPages(runMode, environment);
  });
  config.on('eleventy.beforeWatch', (changedFiles) => {
    isEdited ||= changedFiles.some(isOfClient);
  });
  config.on('eleventy.after', () => {
    if (!isEdited || chosen === undefined) return;
    isEdited = false;
    void replace(chosen).catch(console.error);
  });
  const replace = async (typefaces: TypefacePair) => {
    const [before, after] = await Promise.all([current, build(typefaces)]);
    if (isDeepStrictEqual(before, after)) return;
    current = Promise.resolve(after);
    config.onNewScripts?.();
  };
  return async () => {
    const { typefaces } = (await content()).site.theme.config;
    if (typefaces !== chosen) current = undefined;
    chosen = typefaces;
    return (current ??= build(typefaces));
  };
}

/**
 * The loader finds islands by a glob, so the import graph does not show that islands belong to it.
 */
function isOfClient(file: string): boolean {
  return clientEntries.includes(normalize(file)) || file.endsWith('.island.tsx');
}
