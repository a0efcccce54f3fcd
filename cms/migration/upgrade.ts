import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startDirectus } from '../directus.ts';
import type { CmsEnvironment } from '../environment.ts';
import { noteUse } from '../running/inUse.ts';
import { showing } from '../running/showing.ts';
import { protectedSecrets, seedWith } from '../serve.ts';

/**
 * Brings the data of an installation up to this version, with a Directus that only this computer reaches, at a port
 * that nobody asks. It sends no mail and starts nothing by the clock.
 *
 * @throws CmsError if a step fails
 */
export async function upgrade(given: CmsEnvironment, stopped: AbortSignal): Promise<void> {
  const environment: CmsEnvironment = {
    ...given,
    host: '127.0.0.1',
    port: await freePort(),
    directusSettings: { ...given.directusSettings, CMS_UPGRADING: 'true' },
  };
  const secrets = await protectedSecrets(environment);
  const directus = await startDirectus(environment, secrets, stopped);
  const use = await noteUse(environment.dataDir, directus.url);
  try {
    await showing('Bringing schema, rights and content up to date', () =>
      seedWith(directus.url, environment, secrets),
    );
  } finally {
    await directus.stop();
    await use.release();
  }
}

/** A port that the system chooses: the installation's own is that to which its proxy passes requests. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
