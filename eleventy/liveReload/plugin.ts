import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { contentFolder } from '../../data/loadContent.ts';
import { clientEntries } from '../assets/clientEntries.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { forgetComponents } from '../memo/valueKey.ts';

/**
 * `npm run dev`: shows an edited component or text at once. Node keeps modules once it has loaded
 * them, so with each changed file everything that imports it has to be loaded anew.
 */
export function liveReload(config: EleventyConfig, { environment }: Build) {
  for (const folder of watched) config.addWatchTarget(`./${folder}/`);
  config.addWatchTarget(contentFolder(environment));
  // It knows those of JavaScript alone.
  config.setWatchJavaScriptDependencies(false);
  // A page is loaded anew as a whole: its scripts would not run again where only elements were exchanged.
  config.setServerOptions({ port: environment.port, domDiff: false });
  // Half of what an editor waits for is otherwise that a file which was written at once is whole.
  config.setChokidarConfig({ awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } });

  let importers: Promise<Importers> | undefined;
  // While nobody waits; what a file that changes next is imported by, that change doesn't change.
  config.on('eleventy.after', ({ runMode }) => {
    if (runMode === 'build') return;
    importers ??= readImporters();
    importers.catch(() => undefined);
  });
  config.on('eleventy.beforeWatch', async (changedFiles) => {
    // They can't be read while the source is broken that is being mended now.
    const known = await (importers?.catch(readImporters) ?? readImporters());
    if (changedFiles.some((file) => /\.tsx?$/.test(file))) {
      importers = undefined;
      forgetComponents();
    }
    changedFiles.push(...importersOf(changedFiles, known));
  });
}

/** Where a page's or a script's code may lie; Eleventy watches the folder of the pages by itself. */
const watched = [
  ...['locales', 'contract', 'backend', 'browser'],
  ...['client', 'components', 'data', 'eleventy'],
];

/** The files that import a file, by its path. */
type Importers = ReadonlyMap<string, readonly string[]>;

async function readImporters(): Promise<Importers> {
  const { build } = await import('esbuild');
  const templates = (await readdir('pages')).filter((name) => name.endsWith('.11ty.tsx'));
  const entries = [...templates.map((name) => `pages/${name}`), ...clientEntries];
  const { metafile } = await build({
    // One that has them all: each by itself would be bundled with all that they share.
    stdin: {
      contents: entries.map((file) => `import './${file}';`).join('\n'),
      resolveDir: resolve('.'),
    },
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
    if (file === '<stdin>') continue;
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  return importers;
}

/** All files from which one of `changedFiles` is imported, however far. */
function importersOf(changedFiles: readonly string[], importers: Importers): string[] {
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
