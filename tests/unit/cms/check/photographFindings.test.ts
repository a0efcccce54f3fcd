import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photographFindings } from '../../../../cms/check/photographFindings.ts';
import type { Client } from '../../../../cms/seed/client.ts';

let server: Server;
let url: string;
let pictures: readonly { readonly id: string; readonly type: string }[];

const client = {
  request: () =>
    Promise.resolve(pictures.map((picture) => ({ ...picture, filename_download: picture.id }))),
} as unknown as Client;

beforeEach(async () => {
  server = createServer((request, response) => {
    switch (request.url) {
      case '/assets/place.jpg':
        response.writeHead(206).end('exif:GPSLatitude');
        break;
      case '/assets/hidden.jpg':
        response.writeHead(403).end('{"errors":[]}');
        break;
      case '/assets/short.png':
        // Directus promises as many bytes as the file had.
        response.writeHead(200, { 'content-length': 1000 });
        response.write('PNG', () => response.destroy());
        break;
      default:
        response.end('a picture');
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const findings = async (...names: readonly string[]) => {
  pictures = names.map((id) => ({ id, type: id.endsWith('.png') ? 'image/png' : 'image/jpeg' }));
  return (await photographFindings(url, client)).map(({ line }) => line);
};

it('reports nothing if no photograph names a place', async () => {
  expect(await findings('house.jpg', 'logo.png')).toEqual([]);
});

it('reports the photographs that name the place where they were taken', async () => {
  expect(await findings('house.jpg', 'place.jpg')).toEqual([
    expect.stringContaining('found it in place.jpg; download them and upload them again'),
  ]);
});

it('reports the photographs that can’t be read, and why', async () => {
  expect(await findings('hidden.jpg', 'house.jpg', 'short.png', 'place.jpg')).toEqual([
    expect.stringContaining('found it in place.jpg;'),
    'Files, Website: expected photographs that everybody can read, found others: hidden.jpg (status 403), short.png (no complete answer); restore their files, or upload them again, and check again. They may name the place where they were taken.',
  ]);
});

it('names the first ten', async () => {
  pictures = Array.from({ length: 12 }, () => ({ id: 'hidden.jpg', type: 'image/jpeg' }));
  const [finding] = await photographFindings(url, client);
  expect(finding?.line.match(/hidden\.jpg/g)).toHaveLength(10);
  expect(finding?.line).toContain('(status 403) and 2 more;');
});
