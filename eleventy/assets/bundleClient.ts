import react from '@vitejs/plugin-react';
import { build, type Manifest, type Rolldown } from 'vite';
import { assetsPath, serviceWorkerPath } from '../../contract/siteAddresses.ts';
import { bundlerChecks } from './bundlerChecks.ts';
import type { BundledClient, ClientBundle, ClientOptions } from './clientBundle.ts';
import {
  headEntry,
  islandEntry,
  mainEntry,
  markMemberEntry,
  memberLinkEntry,
  newsletterEntry,
  notFoundEntry,
  offlineEntry,
} from './clientEntries.ts';
import { inlineLabels } from './inlineLabels.ts';
import { plainImports } from './plainImports.ts';

/** Chunks that the loader looks up by name: islands, the consent banner and the consent answers. */
const named = /\.island$|^(?:banner|answers)$/;

/**
 * Bundles the loader and the islands under hashed names. React and its libraries are one chunk,
 * which only pages with a hydrated island load.
 */
export async function bundleClient({ serviceWorker }: ClientOptions): Promise<BundledClient> {
  const { output } = (await build({
    ...shared,
    plugins: [inlineLabels, plainImports, react()],
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
      write: false,
      manifest: true,
      target: 'es2022',
      // The loader knows its dependencies; preload lists would only make it larger.
      modulePreload: false,
      rolldownOptions: {
        input: mainEntry,
        optimization: { inlineConst: true },
        checks: bundlerChecks,
        output: {
          entryFileNames: '[name]-[hash].js',
          // The loader contains the names of many chunks, and each character is a byte for every
          // visitor.
          chunkFileNames: ({ name, isDynamicEntry }) =>
            isDynamicEntry && !named.test(name) ? '[hash].js' : '[name]-[hash].js',
          manualChunks: (id: string) => (vendor.test(id) ? 'react' : undefined),
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, textOf(file)]));
  const manifest = JSON.parse(files.get(manifestFile) ?? '{}') as Manifest;
  // The manifest only describes the files; it is not published.
  files.delete(manifestFile);
  const addressOf = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`Vite wrote no file for ${module}.`);
    return `${assetsPath}${chunk.file}`;
  };
  const bundleAlone = async (input: string, format: 'es' | 'iife' = 'es') => {
    const file = await bundleFile(input, format);
    files.set(file.fileName, file.code);
    return `${assetsPath}${file.fileName}`;
  };
  const scripts: ClientBundle = {
    mainScript: addressOf(mainEntry),
    islandScript: addressOf(islandEntry),
    headScript: (await bundleFile(headEntry, 'es')).code.trim(),
    newsletterScript: await bundleAlone(newsletterEntry, 'iife'),
    memberLinkScript: await bundleAlone(memberLinkEntry, 'iife'),
    markMemberScript: await bundleAlone(markMemberEntry, 'iife'),
    offlineScript: await bundleAlone(offlineEntry),
    notFoundScript: await bundleAlone(notFoundEntry),
  };
  return { scripts, files: Object.fromEntries(files) };
}

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  const content = file.type === 'chunk' ? file.code : file.source;
  return typeof content === 'string' ? content : Buffer.from(content).toString();
}

const manifestFile = '.vite/manifest.json';

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
 * Bundles one entry into a file of its own. Bundled together with the loader, their shared code
 * would become one more file on every page.
 * @param format `iife` for a classic script, whose names would otherwise be global in the page
 */
async function bundleFile(input: string, format: 'es' | 'iife'): Promise<Rolldown.OutputChunk> {
  const result = (await build({
    ...shared,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        output: { format, entryFileNames: '[name]-[hash].js' },
        optimization: { inlineConst: true },
        checks: bundlerChecks,
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0];
}
