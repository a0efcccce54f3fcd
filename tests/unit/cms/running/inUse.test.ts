import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inUseFile, noteUse, userOf } from '../../../../cms/running/inUse.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collegium-use-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds the Directus that uses the data, until it has ended', async () => {
  await using server = await answering('pong');
  const use = await noteUse(folder, server.url);
  expect(await userOf(folder)).toBe(server.url);
  await use.release();
  expect(await userOf(folder)).toBeUndefined();
});

it('takes the note of a Directus that was ended by force for no Directus', async () => {
  {
    await using server = await answering('Somebody else has the port now.');
    await noteUse(folder, server.url);
    expect(await userOf(folder)).toBeUndefined();
  }
  // The folder is free again.
  expect(await userOf(folder)).toBeUndefined();
});

it.each(['', '{"pid":12,"url":"http://127.0.0', '{"pid":"12"}', 'null'])(
  'takes a note for none that was not written to its end: %j',
  async (text) => {
    await writeFile(join(folder, inUseFile), text);
    expect(await userOf(folder)).toBeUndefined();
  },
);

async function answering(text: string) {
  const server = createServer((_request, response) => response.end(text));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
