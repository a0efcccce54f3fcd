import type { ServiceWorkerBuild } from '../../contract/records/serviceWorkerBuild.ts';
import { hashOfScriptSources } from '../assets/scriptSources.ts';
import { rememberedJson } from '../cache/rememberedJson.ts';

/** The service worker, in one file, with what it has to know of the build. */
export async function workerCode(buildRecord: ServiceWorkerBuild): Promise<string> {
  return `var serviceWorkerBuild=${JSON.stringify(buildRecord)};${await bundled('worker')}`;
}

/** A worker that ends the one which is there. */
export function farewellCode(): Promise<string> {
  return bundled('farewell');
}

/** Bundled anew only when a source has changed. */
function bundled(name: 'worker' | 'farewell'): Promise<string> {
  return rememberedJson(`.cache/scripts/${name}`, hashOfScriptSources(), async () =>
    (await import('./bundleWorker.ts')).bundleWorker(`client/serviceWorker/worker/${name}.ts`),
  );
}
