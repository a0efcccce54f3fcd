import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attempts, threatFindings } from '../../../../cms/check/threatFindings.ts';
import type { Client } from '../../../../cms/seed/client.ts';

/** Neither rights nor texts of mails. */
const client = { request: () => Promise.resolve([]) } as unknown as Client;

it.each(['127.0.0.1', '::1'])('asks a Directus that listens on %s', async (host) => {
  const server = createServer(({ method, url }, response) => {
    const attempt = attempts.find((each) => each.method === method && each.path === url);
    response.writeHead(attempt?.refused ?? 200, { 'x-content-type-options': 'nosniff' }).end();
  });
  await once(server.listen(0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = host === '::1' ? `http://[::1]:${port}` : `http://${host}:${port}`;
  try {
    expect(await threatFindings(url, client)).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
