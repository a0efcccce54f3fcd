import type { ServiceWorkerBuild } from '../../contract/records.ts';
import { rememberedJson } from '../cache/rememberedJson.ts';

/**
 * Returns the service worker in one file, with the data of the build.
 * @param sources cache key: the hash of the scripts' sources (`hashOfScriptSources`)
 */
export async function workerCode(
  buildRecord: ServiceWorkerBuild,
  sources: string,
): Promise<string> {
  const code = await bundled('worker', sources);
  return `var serviceWorkerBuild=${JSON.stringify(buildRecord)};${code}`;
}

/** Returns a service worker that unregisters an installed one. */
export function farewellCode(sources: string): Promise<string> {
  return bundled('farewell', sources);
}

/** Bundles again only when a source has changed. */
function bundled(name: 'worker' | 'farewell', sources: string): Promise<string> {
  return rememberedJson(`.cache/scripts/${name}`, sources, async () =>
    (await import('./bundleWorker.ts')).bundleWorker(
      `browser/page/serviceWorker/worker/${name}.ts`,
    ),
  );
}
