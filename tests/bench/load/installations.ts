import { execFileSync } from 'node:child_process';
import { startCluster } from '../../cms/instances/cluster.ts';
import { newInstallation, type Installation } from '../../cms/installation.ts';
import { sharedEnvironment } from '../../cms/shared/server.ts';
import { startPostgres } from '../../postgres.ts';
import { kilobytesOf } from '../kilobytesOf.ts';

/** A running Directus, or several ones behind a load balancer. */
export interface Loaded {
  readonly access: Installation;
  stop(): Promise<unknown>;
}

/** The installations to put under load, by their names on the command line. */
export const installations = {
  sqlite: () => startOne({}),
  postgresql: async () => {
    const server = await startPostgres();
    const directus = await startOne(server.environment);
    const stop = async () => {
      await directus.stop();
      await server.stop();
    };
    return { access: directus.access, stop };
  },
  'two instances': async () => {
    const cluster = await startCluster({ RATE_LIMITER_POINTS: everyRequest });
    return { access: cluster, stop: () => cluster.stop() };
  },
} satisfies Record<string, () => Promise<Loaded>>;

/** All requests come from one computer, but no limit of requests is to be measured. */
const everyRequest = '1000000000';

async function startOne(environment: Readonly<Record<string, string>>): Promise<Loaded> {
  const cms = await newInstallation({ fromNothing: true });
  const limits = { RATE_LIMITER_POINTS: everyRequest };
  await cms.start({ environment: { ...sharedEnvironment(cms.ports), ...limits, ...environment } });
  return { access: cms, stop: () => cms.remove() };
}

/** The memory of all `npm run cms` that this process has started, with their Directus. */
export function megabytes(): number {
  const args = ['--parent', String(process.pid), '--full', 'cms/start.ts'];
  const ids = execFileSync('pgrep', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return ids.reduce((sum, id) => sum + kilobytesOf(id), 0) / 1024;
}
