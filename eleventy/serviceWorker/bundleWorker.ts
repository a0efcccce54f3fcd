import { build, type Rolldown } from 'vite';
import type { ServiceWorkerBuild } from '../../contract/records/serviceWorkerBuild.ts';
import { bundlerChecks } from '../assets/bundlerChecks.ts';

/** The service worker, in one file, with what it has to know of the build. */
export function bundleWorker(buildRecord: ServiceWorkerBuild): Promise<string> {
  return bundle('client/serviceWorker/worker/worker.ts', buildRecord);
}

/** A worker that ends the one which is there. */
export function bundleFarewell(): Promise<string> {
  return bundle('client/serviceWorker/worker/farewell.ts');
}

async function bundle(entry: string, buildRecord?: ServiceWorkerBuild): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      serviceWorkerBuild: JSON.stringify(buildRecord),
    },
    build: {
      write: false,
      target: 'es2022',
      // Not a module: not every browser has workers of that kind.
      rolldownOptions: { input: entry, output: { format: 'iife' }, checks: bundlerChecks },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
