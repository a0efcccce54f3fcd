import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assetsPath } from '../../contract/addresses/siteFolders.ts';
import { rememberedJson } from '../cache/rememberedJson.ts';

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

/** What a bundle is made of, beside the sources. */
export interface ClientOptions {
  /** Whether pages register the service worker. */
  readonly serviceWorker: boolean;
}

export interface BundledClient {
  readonly scripts: ClientBundle;
  /** What they consist of, by the path below `assets/`. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Writes the loader and the islands into `<outDir>/assets/`; bundled anew only when a source has changed.
 *
 * @param sources tells these sources from all others (`hashOfScriptSources`)
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
    // The bundler takes longer to load than to find that it is not needed.
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
