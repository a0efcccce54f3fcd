import { build, type Rolldown } from 'vite';
import { bundlerChecks } from '../assets/bundlerChecks.ts';

/** Bundles a service worker into one file. */
export async function bundleWorker(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      // A classic script, since some browsers do not support module service workers.
      rolldownOptions: { input: entry, output: { format: 'iife' }, checks: bundlerChecks },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
