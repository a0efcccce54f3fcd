import { relative } from 'node:path';
import { build } from 'esbuild';
import { contentFolder } from '../../data/loadContent.ts';
import { clientEntries } from '../assets/clientBundle.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';

/**
 * `npm run dev`: shows an edited component or text at once. Node keeps modules once it has loaded
 * them, so with each changed file everything that imports it has to be loaded anew.
 */
export function liveReload(config: EleventyConfig, { environment }: Build) {
  for (const folder of watched) config.addWatchTarget(`./${folder}/`);
  config.addWatchTarget(contentFolder(environment));
  config.setServerOptions({ port: environment.port, showAllHosts: false });
  config.on('eleventy.beforeWatch', async (changedFiles) => {
    const importers = await importersOf(changedFiles);
    changedFiles.push(...importers);
  });
}

/** Where a page's or a script's code may lie; Eleventy watches the folder of the pages by itself. */
const watched = [
  ...['locales', 'contract', 'backend', 'browser'],
  ...['client', 'components', 'data', 'eleventy'],
];

/** All files from which one of `changedFiles` is imported, however far. */
async function importersOf(changedFiles: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ['pages/*.11ty.tsx', ...clientEntries],
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.cache',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // The address of a worker, which Vite knows; no page is rendered by what runs in one.
    external: ['*?worker&url'],
    logLevel: 'silent',
  });
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  const found = new Set<string>();
  const visit = (file: string) => {
    for (const importer of importers.get(file) ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      visit(importer);
    }
  };
  for (const file of changedFiles) visit(relative('.', file));
  return [...found].map((file) => `./${file}`);
}
