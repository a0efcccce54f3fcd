import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import operation from '../../../../../../cms/extensions/collegium/call/api.ts';
import { publicationCalls } from '../../../../../../cms/extensions/collegium/metrics/publicationCalls.ts';
import {
  callStateTable,
  lastAccepted,
  readCallState,
} from '../../../../../../cms/extensions/collegium/publishing/callState.ts';
import { newDatabase } from '../../database.ts';

let host: Server;
let status = 204;
let database: Knex;

beforeEach(async () => {
  status = 204;
  publicationCalls.reset();
  host = createServer((_request, response) => {
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  database = await newDatabase(callStateTable);
  await readCallState(database, 0);
});

afterEach(async () => {
  host.close();
  await database.destroy();
});

test('a publication that the host accepts is counted, and noted for the overview', async () => {
  await call();
  expect(await counts()).toEqual({ accepted: 1 });
  expect(await lastAccepted(database)).toEqual({ time: expect.any(Number), user: null });
});

test('the note has the account that called, until another call by nobody', async () => {
  await database.schema.createTable('directus_users', (table) => table.text('id'));
  await database('directus_users').insert({ id: 'edda' });
  await call({ user: 'edda' });
  expect(await lastAccepted(database)).toMatchObject({ user: 'edda' });
  await call({ user: null });
  expect(await lastAccepted(database)).toMatchObject({ user: null });
});

test('an account that was deleted during the call is not noted, and the call is', async () => {
  await database.schema.createTable('directus_users', (table) => table.text('id'));
  await call({ user: 'deleted' });
  expect(await lastAccepted(database)).toMatchObject({ user: null });
});

// A redirect is not followed: it could lead to an address that the operator has not set.
test.each([302, 404, 500])('a host that answers %s is counted as a failure', async (answered) => {
  status = answered;
  await expect(call()).rejects.toThrow(`build: ${answered}`);
  expect(await counts()).toEqual({ failed: 1 });
  expect(await lastAccepted(database)).toBeUndefined();
});

test('so is a host that is away', async () => {
  const { port } = host.address() as AddressInfo;
  host.close();
  await once(host, 'close');
  await expect(call(null, port)).rejects.toThrow('fetch failed');
  expect(await counts()).toEqual({ failed: 1 });
});

function call(
  accountability: { readonly user: string | null } | null = null,
  port = (host.address() as AddressInfo).port,
) {
  const env = { CMS_BUILD_HOOK: `http://127.0.0.1:${port}/hook` };
  return operation.handler({ address: 'build' }, { env, database, accountability });
}

async function counts() {
  const { values } = await publicationCalls.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels['result']), value]));
}
