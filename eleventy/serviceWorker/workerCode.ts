import type { ServiceWorkerBuild } from '../../contract/records/serviceWorkerBuild.ts';
import { rememberedJson } from '../cache/rememberedJson.ts';

/**
 * The service worker, in one file, with what it has to know of the build.
 *
 * @param sources tells the sources of scripts from all others (`hashOfScriptSources`)
 */
export async function workerCode(
  buildRecord: ServiceWorkerBuild,
  sources: string,
): Promise<string> {
  const code = await bundled('worker', sources);
  return `var serviceWorkerBuild=${JSON.stringify(buildRecord)};${code}`;
}

/** A worker that ends the one which is there. */
export function farewellCode(sources: string): Promise<string> {
  return bundled('farewell', sources);
}

/** Bundled anew only when a source has changed. */
function bundled(name: 'worker' | 'farewell', sources: string): Promise<string> {
  return rememberedJson(`.cache/scripts/${name}`, sources, async () =>
    (await import('./bundleWorker.ts')).bundleWorker(`client/serviceWorker/worker/${name}.ts`),
  );
}
