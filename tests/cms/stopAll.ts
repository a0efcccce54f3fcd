import { readdir, rm } from 'node:fs/promises';
import { sharedFolder, sharedRoot } from './prepared.ts';
import { runningIn, stopShared } from './shared/server.ts';

/** Runs after all tests. Stops the Directus of each Jest worker and deletes the shared files. */
export default async function stopAll(): Promise<void> {
  const root = process.env[sharedRoot]!;
  for (const worker of await readdir(root)) {
    const server = await runningIn(sharedFolder(worker));
    if (server) await stopShared(server);
  }
  await rm(root, { recursive: true, force: true });
}
