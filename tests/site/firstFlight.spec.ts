import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';
import { pages } from './pages.ts';
import { test } from './test.ts';

/*
 * A server sends ten packets before it hears back (RFC 6928). What fits into these is there after one way to the
 * server and back, and a page can be drawn from it: its styles stand in it.
 */

const firstFlight = 14_600;

test('headers and page fit into the first flight', async ({ baseURL }) => {
  for (const { path, html } of pages) {
    const address = `${baseURL ?? ''}${path}`;
    const plain = await bytesOf(address, 'identity');
    // At its best, brotli takes a hundred times as long, which few pages have to be asked for.
    const headers = plain - Buffer.byteLength(html);
    if (headers + brotliCompressSync(html, quick).byteLength <= firstFlight) continue;
    expect.soft(await bytesOf(address, 'br'), path).toBeLessThanOrEqual(firstFlight);
  }
});

/** All that comes over the line. */
async function bytesOf(address: string, encoding: string): Promise<number> {
  const request = get(address, { agent: false, headers: { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { socket } = response;
  response.resume();
  await once(response, 'end');
  return socket.bytesRead;
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
