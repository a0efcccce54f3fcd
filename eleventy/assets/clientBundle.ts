import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assetsPath } from '../../contract/siteAddresses.ts';
import { rememberedJson } from '../cache/rememberedJson.ts';

/** The scripts of the site, as pages refer to them. */
export interface ClientBundle {
  /** Address of the loader. */
  readonly mainScript: string;
  /** Address of the script that pages with islands preload and that the loader imports. */
  readonly islandScript: string;
  /** Code to inline in the head. */
  readonly headScript: string;
  /** Address of the first script of the pages that links in newsletter mails lead to. */
  readonly newsletterScript: string;
  /** Address of the first script of the pages that links in mails to members lead to. */
  readonly memberLinkScript: string;
  /** Address of the first script of the log-in page. */
  readonly markMemberScript: string;
  /** Address of the script of the offline page. */
  readonly offlineScript: string;
  /** Address of the script of the 404 pages. */
  readonly notFoundScript: string;
}

/** Options of the bundle, which depends on them and on the sources. */
export interface ClientOptions {
  /** True if pages register the service worker. */
  readonly serviceWorker: boolean;
}

export interface BundledClient {
  readonly scripts: ClientBundle;
  /** The content of the files, by their path below `assets/`. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Writes the loader and the islands into `<outDir>/assets/`. Bundles again only when a source has
 * changed.
 * @param sources cache key: the hash of the sources (`hashOfScriptSources`)
 */
export async function writeClient(
  outDir: string,
  sources: string,
  options: ClientOptions,
): Promise<ClientBundle> {
  const name = options.serviceWorker ? 'client' : 'clientWithoutWorker';
  const { scripts, files } = await rememberedJson<BundledClient>(
    `.cache/scripts/${name}`,
    sources,
    // Imported only when needed: loading the bundler takes longer than the check of the cache.
    async () => (await import('./bundleClient.ts')).bundleClient(options),
  );
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = join(outDir, assetsPath, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
  return scripts;
}
