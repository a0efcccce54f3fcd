import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCmsEnvironment } from '../../../../cms/environment.ts';
import { requestAsSeed } from '../../../../cms/running/requestAsSeed.ts';
import {
  identityPath,
  identityProof,
  type ListenAddress,
} from '../../../../cms/running/identity.ts';
import { readSecrets } from '../../../../cms/secrets.ts';

/** A program of another user of this computer, which has taken the port while Directus does not run. */
let server: Server;
let port: number;
let folder: string;
let proofOf: (nonce: string) => string;
const received: IncomingHttpHeaders[] = [];
const before = { ...process.env };

beforeEach(async () => {
  received.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'as-seed-'));
  server = createServer(({ url = '', headers }, response) => {
    received.push(headers);
    const proof = proofOf(url.slice(identityPath.length));
    response.end(url === '/server/ping' ? 'pong' : JSON.stringify({ data: { proof } }));
  });
  await listen('127.0.0.1');
  Object.assign(process.env, { CMS_DATA_DIR: folder });
});

afterEach(async () => {
  process.env = { ...before };
  server.close();
  await rm(folder, { recursive: true });
});

async function listen(host: string) {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  ({ port } = server.address() as AddressInfo);
  process.env['CMS_PORT'] = String(port);
}

const secret = async () => (await readSecrets(readCmsEnvironment())).secret;
const ask = () => requestAsSeed('/items/member_lists', { list: 'E-Mail' });

it('sends no token to another program', async () => {
  await secret();
  proofOf = () => 'pong';
  await expect(ask()).rejects.toThrow(/^CMS_PORT: expected the Directus of this installation/);
  expect(received.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
});

it('sends none to a program that passes the question on to the Directus at another port', async () => {
  const known = await secret();
  const elsewhere: ListenAddress = { host: '127.0.0.1', port: port + 1 };
  proofOf = (nonce) => identityProof(known, nonce, elsewhere);
  await expect(ask()).rejects.toThrow('Nothing was sent.');
  expect(received.some(({ authorization }) => authorization)).toBe(false);
});

it('sends it to the Directus that knows the secret', async () => {
  const known = await secret();
  proofOf = (nonce) => identityProof(known, nonce, { host: '127.0.0.1', port });
  await ask();
  expect(received.at(-1)?.authorization).toMatch(/^Bearer \w{64}$/);
});

it('sends it to a Directus that listens on an IPv6 address', async () => {
  const known = await secret();
  await new Promise((resolve) => server.close(resolve));
  await listen('::1');
  process.env['CMS_HOST'] = '::1';
  proofOf = (nonce) => identityProof(known, nonce, { host: '::1', port });
  await ask();
  expect(received.at(-1)?.authorization).toMatch(/^Bearer \w{64}$/);
});
