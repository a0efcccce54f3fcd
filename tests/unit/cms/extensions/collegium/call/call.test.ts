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
  status = 204;
  await call();
  expect(await counts()).toEqual({ accepted: 1 });
  expect(await lastAccepted(database)).toBeGreaterThan(0);
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
  await expect(call(port)).rejects.toThrow('fetch failed');
  expect(await counts()).toEqual({ failed: 1 });
});

function call(port = (host.address() as AddressInfo).port) {
  const env = { CMS_BUILD_HOOK: `http://127.0.0.1:${port}/hook` };
  return operation.handler({ address: 'build' }, { env, database });
}

async function counts() {
  const { values } = await publicationCalls.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels['result']), value]));
}
