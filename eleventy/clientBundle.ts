import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import { labelsFor } from '../components/i18n/createLabels.ts';
import { languages } from '../locales/languages.ts';
import { serviceWorkerPath } from './serviceWorker/path.ts';

/** The scripts of the site, as pages refer to them. */
export interface ClientBundle {
  /** Address of the loader. */
  readonly mainScript: string;
  /** Code to inline in the head. */
  readonly headScript: string;
  /** Address of what only the offline page needs. */
  readonly offlineScript: string;
}

const mainEntry = 'client/main.ts';
const headEntry = 'client/head.ts';
const offlineEntry = 'client/serviceWorker/offlinePage.ts';

/** The modules that the browser's code starts from. */
export const clientEntries: readonly string[] = [mainEntry, headEntry, offlineEntry];

/** Address of everything whose name changes with its content, and which is cached for a year. */
export const assetsPath = '/assets/';

/**
 * Bundles the loader and the islands into `<outDir>/assets/`, with hashed names. React and what
 * belongs to it are one chunk, which only a page with a hydrated island loads.
 *
 * @param options.serviceWorker whether pages register the service worker
 */
export async function bundleClient(
  outDir: string,
  { serviceWorker }: { readonly serviceWorker: boolean },
): Promise<ClientBundle> {
  await build({
    ...shared,
    plugins: [plainImports, react()],
    define: {
      ...shared.define,
      navigationLabels: JSON.stringify(navigationLabels()),
      serviceWorkerPath: JSON.stringify(serviceWorker ? serviceWorkerPath : ''),
    },
    build: {
      outDir: join(outDir, assetsPath),
      emptyOutDir: false,
      manifest: true,
      target: 'es2022',
      // The loader knows what it needs; preload lists would only make it larger.
      modulePreload: false,
      rolldownOptions: {
        input: mainEntry,
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          manualChunks: (id: string) => (vendor.test(id) ? 'react' : undefined),
        },
      },
    },
  });
  const manifestFile = join(outDir, assetsPath, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const main = manifest[mainEntry];
  if (!main) throw new Error(`Vite wrote no entry for ${mainEntry}.`);
  return {
    mainScript: `${assetsPath}${main.file}`,
    headScript: await bundleHead(),
    offlineScript: await bundleOfflinePage(outDir),
  };
}

const vendor =
  /node_modules\/(react|react-dom|scheduler|@emotion|stylis|styled-system|@styled-system)\//;

const shared = {
  configFile: false,
  publicDir: false,
  base: assetsPath,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
} as const;

/**
 * Vite wraps each `import()` in a preloader of styles, which the islands have none of, and which
 * would be a seventh of the loader.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** What client navigation says, in all languages: once in the loader instead of on each page. */
function navigationLabels() {
  return Object.fromEntries(
    languages.map((language) => {
      const { text } = labelsFor(language);
      return [
        language,
        {
          navigated: text('navigation.navigated', { title: '{title}' }),
          loading: text('navigation.loading'),
          unsaved: text('navigation.unsaved'),
        },
      ];
    }),
  );
}

async function bundleHead(): Promise<string> {
  const result = (await build({
    ...shared,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: headEntry,
        output: { format: 'es' },
        optimization: { inlineConst: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}

/** By itself: what it shares with the loader would otherwise be one more file on every page. */
async function bundleOfflinePage(outDir: string): Promise<string> {
  const result = (await build({
    ...shared,
    build: {
      outDir: join(outDir, assetsPath),
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: offlineEntry, output: { entryFileNames: '[name]-[hash].js' } },
    },
  })) as Rolldown.RolldownOutput;
  return `${assetsPath}${result.output[0].fileName}`;
}
