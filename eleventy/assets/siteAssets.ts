import { normalize } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { keepsPages } from '../serviceWorker/keepsPages.ts';
import { buildAssets, type Assets } from './assets.ts';
import { clientEntries } from './clientEntries.ts';

/**
 * Scripts and fonts, which are made once, and anew when somebody edits them or chooses other typefaces.
 * An edit shows with the scripts that there are: to bundle them takes longer than all else. They come
 * after it, and then once more the pages that load them.
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

/** The loader finds islands by a glob, so that nothing else tells that they are a part of it. */
function isOfClient(file: string): boolean {
  return clientEntries.includes(normalize(file)) || file.endsWith('.island.tsx');
}
