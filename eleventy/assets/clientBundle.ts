import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import { assetsPath, serviceWorkerPath } from '../../contract/addresses/siteFolders.ts';
import { bundlerChecks } from './bundlerChecks.ts';
import { scriptWords } from './scriptWords.ts';

/** The scripts of the site, as pages refer to them. */
export interface ClientBundle {
  /** Address of the loader. */
  readonly mainScript: string;
  /** Address of what pages with islands need at once, and the loader asks for. */
  readonly islandScript: string;
  /** Code to inline in the head. */
  readonly headScript: string;
  /** Address of what the pages need first that links in newsletters' mails lead to. */
  readonly newsletterScript: string;
  /** Address of what the pages need first that links in mails to members lead to. */
  readonly memberLinkScript: string;
  /** Address of what the page with the log-in needs first. */
  readonly markMemberScript: string;
  /** Address of what only the offline page needs. */
  readonly offlineScript: string;
  /** Address of what only 404 pages need. */
  readonly notFoundScript: string;
}

const mainEntry = 'client/main.ts';
const islandEntry = 'client/islands/hydration.ts';
const headEntry = 'client/head.ts';
const newsletterEntry = 'client/newsletter/takeLink.ts';
const memberLinkEntry = 'client/members/takeLink.ts';
const markMemberEntry = 'client/members/markMember.ts';
const offlineEntry = 'client/serviceWorker/offlinePage.ts';
const notFoundEntry = 'client/notFound/moved.ts';

/** The modules that the browser's code starts from. */
export const clientEntries: readonly string[] = [
  ...[mainEntry, headEntry, newsletterEntry, memberLinkEntry],
  ...[markMemberEntry, offlineEntry, notFoundEntry],
];

/** What is looked for by its name: islands, and what asks for consent and keeps the answers. */
const named = /\.island$|^(?:banner|answers)$/;

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
    plugins: [scriptWords, plainImports, react()],
    define: {
      ...shared.define,
      serviceWorkerPath: JSON.stringify(serviceWorker ? serviceWorkerPath : ''),
    },
    worker: {
      format: 'es',
      rolldownOptions: {
        output: { entryFileNames: '[name]-[hash].js' },
        checks: bundlerChecks,
      },
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
        optimization: { inlineConst: true },
        checks: bundlerChecks,
        output: {
          entryFileNames: '[name]-[hash].js',
          // The loader says where many parts are, and whoever visits the site pays for each letter.
          chunkFileNames: ({ name, isDynamicEntry }) =>
            isDynamicEntry && !named.test(name) ? '[hash].js' : '[name]-[hash].js',
          manualChunks: (id: string) => (vendor.test(id) ? 'react' : undefined),
        },
      },
    },
  });
  const manifestFile = join(outDir, assetsPath, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const addressOf = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`Vite wrote no file for ${module}.`);
    return `${assetsPath}${chunk.file}`;
  };
  return {
    mainScript: addressOf(mainEntry),
    islandScript: addressOf(islandEntry),
    headScript: await bundleInline(headEntry),
    newsletterScript: await bundleAlone(newsletterEntry, outDir, 'iife'),
    memberLinkScript: await bundleAlone(memberLinkEntry, outDir, 'iife'),
    markMemberScript: await bundleAlone(markMemberEntry, outDir, 'iife'),
    offlineScript: await bundleAlone(offlineEntry, outDir),
    notFoundScript: await bundleAlone(notFoundEntry, outDir),
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
  configResolved: ({ plugins }) => {
    const wrapper = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (wrapper < 0) throw new Error('This Vite wraps imports in another way: see plainImports.');
    (plugins as Plugin[]).splice(wrapper, 1);
  },
};

async function bundleInline(input: string): Promise<string> {
  const result = (await build({
    ...shared,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        optimization: { inlineConst: true },
        checks: bundlerChecks,
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}

/**
 * By itself: what it shares with the loader would otherwise be one more file on every page.
 *
 * @param format `iife` for a script that is no module, whose names would be the whole page's
 */
async function bundleAlone(
  input: string,
  outDir: string,
  format: 'es' | 'iife' = 'es',
): Promise<string> {
  const result = (await build({
    ...shared,
    build: {
      outDir: join(outDir, assetsPath),
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        output: { format, entryFileNames: '[name]-[hash].js' },
        optimization: { inlineConst: true },
        checks: bundlerChecks,
      },
    },
  })) as Rolldown.RolldownOutput;
  return `${assetsPath}${result.output[0].fileName}`;
}
