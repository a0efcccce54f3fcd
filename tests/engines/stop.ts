import { once } from 'node:events';
import type { WithServers } from './start.ts';

/** Ends the servers of start.ts, after all tests. */
export default async function stop(): Promise<void> {
  await Promise.all(
    (globalThis as WithServers).siteServers.map(async (child) => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
}
