import { build, type Rolldown } from 'vite';
import { bundlerChecks } from '../assets/bundlerChecks.ts';

/** A service worker in one file. */
export async function bundleWorker(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      // Not a module: not every browser has workers of that kind.
      rolldownOptions: { input: entry, output: { format: 'iife' }, checks: bundlerChecks },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
