import { setTimeout as pause } from 'node:timers/promises';
import { rawRequest } from '../rawRequest.ts';
import type { HostServer } from '../servers.ts';
import { pageOf, scriptOf } from './sites.ts';

/**
 * Requests pages and their scripts in a loop, until `stop` is called. `stop` returns the versions in the order in which
 * they were seen, and everything that no visitor should see: a page that is not wholly of one version, a 404, or a script
 * that is missing.
 */
export function visit(server: HostServer) {
  let isStopped = false;
  const versions: number[] = [];
  const faults: string[] = [];
  const visits = look();
  return {
    stop: async () => {
      isStopped = true;
      await visits;
      return { versions, faults };
    },
  };

  async function look(): Promise<void> {
    while (!isStopped) {
      for (const path of ['/', '/kontakt', '/en/']) {
        // Leaves most of the processor to the publication.
        await pause(5);
        const page = await rawRequest(server, path);
        const [, number] = /Version (\d+)/.exec(page.text()) ?? [];
        const version = Number(number);
        if (page.status !== 200 || page.text() !== pageOf(version)) {
          faults.push(`${path}: ${page.status} ${page.text().slice(0, 60)}`);
          continue;
        }
        const script = await rawRequest(server, scriptOf(version));
        if (script.text() !== `console.log(${version})`) faults.push(`script of ${version}`);
        if (versions.at(-1) !== version) versions.push(version);
      }
    }
  }
}
