import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';
import { pages } from './pages.ts';
import { test } from './test.ts';

/*
 * A server sends ten packets before it waits for an acknowledgement (RFC 6928). Data that fits into
 * them arrives after one round trip. The page's styles are inside the page, so a browser can render
 * it from this data.
 */

const firstFlight = 14_600;

test('headers and page fit into the first flight', async ({ baseURL }) => {
  for (const { path, html } of pages) {
    const address = `${baseURL ?? ''}${path}`;
    const plain = await bytesOf(address, 'identity');
    // The highest level of brotli takes a hundred times as long, so it runs only for the few pages
    // that need it.
    const headers = plain - Buffer.byteLength(html);
    if (headers + brotliCompressSync(html, quick).byteLength <= firstFlight) continue;
    expect.soft(await bytesOf(address, 'br'), path).toBeLessThanOrEqual(firstFlight);
  }
});

/** All bytes that the connection transfers. */
async function bytesOf(address: string, encoding: string): Promise<number> {
  const request = get(address, { agent: false, headers: { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { socket } = response;
  response.resume();
  await once(response, 'end');
  return socket.bytesRead;
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
