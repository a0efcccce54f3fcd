import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { editingServer } from '../../../../../eleventy/preview/editing/editingServer.ts';
import { LatestContent } from '../../../../../eleventy/preview/LatestContent.ts';
import { routeShown } from '../../../../../eleventy/preview/previewServer.ts';
import { contentOf } from '../../../data/smallContent.ts';

/** The addresses of `npm run dev` with which the pages of the preview open Directus' forms. */
const directus = 'http://localhost:8055';
const content = new LatestContent(() => Promise.resolve(contentOf()));
const answer = editingServer(content, directus, routeShown);
const server = createServer((request, response) => {
  answer(request, response, () => response.writeHead(204).end());
});
let address: string;

beforeAll(async () => {
  await content.read();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

it('sends the texts of the page at an address', async () => {
  const response = await fetch(`${address}/__edit/places.json?address=/kontakt%3Fa=b`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    directus,
    texts: { main: { kontakt: expect.stringContaining('fields:translations') } },
  });
});

it.each(['/nirgends', '/__preview/pages/999', '/%E0%A4%A', '//'])(
  'sends nothing for %s, which is no page',
  async (page) => {
    const query = new URLSearchParams({ address: page });
    expect((await fetch(`${address}/__edit/places.json?${query}`)).status).toBe(404);
  },
);

it('sends the script with the library in it', async () => {
  const response = await fetch(`${address}/__edit/script.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(await response.text()).toContain('directus-visual-editing-overlay');
});

it('leaves other addresses to others', async () => {
  expect((await fetch(`${address}/kontakt`)).status).toBe(204);
});
