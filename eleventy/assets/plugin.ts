import { normalize } from 'node:path';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { keepsPages } from '../serviceWorker/keepsPages.ts';
import { buildAssets, type Assets } from './assets.ts';
import { clientEntries } from './clientBundle.ts';

/**
 * Tells pages of scripts and fonts, which are made once, and anew when somebody edits them or chooses
 * other typefaces.
 */
export function assets(config: EleventyConfig, { environment, content }: Build) {
  let current: Promise<Assets> | undefined;
  let chosen: TypefacePair | undefined;
  let serviceWorker = false;
  config.on('eleventy.before', ({ runMode }) => {
    serviceWorker = keepsPages(runMode, environment);
  });
  config.addGlobalData('assets', async () => {
    const { typefaces } = (await content()).site.theme.config;
    if (typefaces !== chosen) current = undefined;
    chosen = typefaces;
    return (current ??= buildAssets(config.directories.output, { serviceWorker, typefaces }));
  });
  config.on('eleventy.beforeWatch', (changedFiles) => {
    if (changedFiles.some(isOfClient)) current = undefined;
  });
}

/** The loader finds islands by a glob, so that nothing else tells that they are a part of it. */
function isOfClient(file: string): boolean {
  return clientEntries.includes(normalize(file)) || file.endsWith('.island.tsx');
}
