import { normalize } from 'node:path';
import type { ServedFontFace } from '../../components/theme/fonts.ts';
import type { Environment } from '../../data/settings/environment.ts';
import { bundleClient, clientEntries, type ClientBundle } from './clientBundle.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { buildFonts } from './fonts.ts';
import { keepsPages } from '../serviceWorker/keepsPages.ts';

/** What all pages of a build refer to. */
export interface Assets extends ClientBundle {
  /** Every font face; a page names those that it needs. */
  readonly fontFaces: readonly ServedFontFace[];
  /** Addresses of the font files that every page needs at once. */
  readonly preloadFonts: readonly string[];
}

/** Writes scripts and fonts under names that change with their content, and tells pages of them. */
export function assets(config: EleventyConfig, environment: Pick<Environment, 'preview'>) {
  let current: Promise<Assets> | undefined;
  let serviceWorker = false;
  config.on('eleventy.before', ({ runMode }) => {
    serviceWorker = keepsPages(runMode, environment);
  });
  config.addGlobalData('assets', () => {
    return (current ??= buildAssets(config.directories.output, { serviceWorker }));
  });
  config.on('eleventy.beforeWatch', (changedFiles) => {
    if (changedFiles.some(isOfClient)) current = undefined;
  });
}

/** The loader finds islands by a glob, so that nothing else tells that they are a part of it. */
function isOfClient(file: string): boolean {
  return clientEntries.includes(normalize(file)) || file.endsWith('.island.tsx');
}

async function buildAssets(
  outDir: string,
  options: { readonly serviceWorker: boolean },
): Promise<Assets> {
  const [bundle, fonts] = await Promise.all([bundleClient(outDir, options), buildFonts(outDir)]);
  return { ...bundle, fontFaces: fonts.faces, preloadFonts: fonts.preload };
}
