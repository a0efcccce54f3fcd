import { afterEach, expect, it } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchText } from '../../../../eleventy/doctor/fetchText.ts';

let server: Server;
afterEach(() => void server.close());

async function answerOf(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return fetchText(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

it('is the status, the headers and the text', async () => {
  const answer = await answerOf((_, response) => {
    response.writeHead(404, { 'X-Kind': 'page' }).end('Seite fehlt: ü');
  });
  expect(answer).toMatchObject({ status: 404, text: 'Seite fehlt: ü' });
  expect((answer as { headers: Headers }).headers.get('x-kind')).toBe('page');
});

it('is where a redirect leads to, which is not asked', async () => {
  const answer = await answerOf((_, response) => {
    response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
  });
  expect(answer).toMatchObject({ status: 302 });
});

// Compressed before the request, whose time is limited.
const bomb = gzipSync(Buffer.alloc(50_000_000));

it.each<[string, RequestListener]>([
  [
    'without an end',
    (_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536, 'a')));
      };
      response.on('drain', more);
      more();
    },
  ],
  [
    'of 50 MB in 50 KB',
    (_, response) => {
      response.setHeader('Content-Encoding', 'gzip');
      response.end(bomb);
    },
  ],
])('is cut off in a text %s', async (_, listener) => {
  const answer = await answerOf(listener);
  if (typeof answer === 'string') throw new Error(answer);
  expect(answer.text).toHaveLength(10_000_000);
});
