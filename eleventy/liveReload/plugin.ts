import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { isWithin } from '../../data/folders/isWithin.ts';
import { contentFolder } from '../../data/loadContent.ts';
import { clientEntries } from '../assets/clientEntries.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { forgetComponents } from '../memo/valueKey.ts';

/**
 * `npm run dev`: shows an edited component or text immediately. Node caches modules, so after an
 * edit every module that imports the file must be loaded again.
 */
export function liveReload(config: EleventyConfig, { environment }: Build) {
  for (const folder of watched) config.addWatchTarget(`./${folder}/`);
  config.addWatchTarget(watchable(contentFolder(environment)));
  // Eleventy's own list covers JavaScript only.
  config.setWatchJavaScriptDependencies(false);
  // Reload the whole page: replacing only elements would not run the page's scripts again.
  config.setServerOptions({ port: environment.port, domDiff: false });
  // Chokidar's default waits 100 ms for a write to settle. Our writes are atomic, so 20 ms halve
  // the delay.
  config.setChokidarConfig({ awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } });

  let importers: Promise<Importers> | undefined;
  // Computed after the build, while nobody waits. A later edit of a file does not change which
  // files import that file.
  config.on('eleventy.after', ({ runMode }) => {
    if (runMode === 'build') return;
    importers ??= readImporters();
    importers.catch(() => undefined);
  });
  config.on('eleventy.beforeWatch', async (changedFiles) => {
    // Reading failed while the source was broken; the edit may have fixed it, so try again.
    const known = await (importers?.catch(readImporters) ?? readImporters());
    if (changedFiles.some((file) => /\.tsx?$/.test(file))) importers = undefined;
    changedFiles.push(...importersOf(changedFiles, known));
    // Labels are imported by components, which are then loaded again.
    if (changedFiles.some((file) => file.endsWith('.tsx'))) forgetComponents();
  });
}

/**
 * A content folder as Eleventy can watch it. Eleventy 3.1.7 reports changes in `../content`, and
 * then also those of the code, by paths from the parent folder, such as `./content/x.json`, which
 * name no file here.
 */
function watchable(folder: string): string {
  return isWithin(resolve(folder), resolve('.')) ? folder : resolve(folder);
}

/** Folders with code of pages and scripts. Eleventy watches `pages/` by default. */
const watched = [
  ...['locales', 'contract', 'backend', 'browser'],
  ...['components', 'data', 'eleventy'],
];

/** The files that import a file, by that file's path. */
type Importers = ReadonlyMap<string, readonly string[]>;

async function readImporters(): Promise<Importers> {
  const { build } = await import('esbuild');
  const templates = (await readdir('pages')).filter((name) => name.endsWith('.11ty.tsx'));
  const entries = [...templates.map((name) => `pages/${name}`), ...clientEntries];
  const { metafile } = await build({
    // One entry for all: separate entries would bundle their shared modules each time.
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
    // Worker URLs, which only Vite resolves. No page is rendered with code from a worker.
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

/** Returns all files that import one of `changedFiles`, directly or indirectly. */
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
