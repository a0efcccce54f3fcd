import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { EnvironmentError } from '../../../../data/settings/environment.ts';
import { startServer } from '../../../../eleventy/hosting/server.ts';

/** A site in German and English only. */
const files = {
  _redirects: '/admin https://cms.example.org/ 301\n/alt/* /neu/:splat 302\n',
  _headers: '/assets/*\n  Cache-Control: immutable\n\n/*\n  X-Frame-Options: DENY\n',
  'index.html': 'Start',
  'kontakt.html': 'Kontakt',
  '404.html': 'Nicht gefunden',
  'en/index.html': 'Home',
  'en/404.html': 'Not found',
  'en/news/404.html': 'Being fetched',
  'en/.env': 'HIDDEN',
  '.htaccess': 'HIDDEN',
  '.git/config': 'HIDDEN',
  '.well-known/security.txt': 'Mail us',
  'nginx.conf': 'HIDDEN',
  'x/index.html': 'X',
  'assets/main-1.js': 'go()',
};

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  await mkdir(join(folder, 'en/news'), { recursive: true });
  for (const part of ['assets', '.git', '.well-known', 'x']) await mkdir(join(folder, part));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  server = await startServer({ folder, port: 0, names: ['www.example.org'] });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(server.address + path);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

/** Sends the path unchanged. `fetch` would normalise it as browsers do. */
function raw(method: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const { port } = new URL(server.address);
  const options = { port, method, path, headers: { host: 'localhost', ...headers } };
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = request({ ...options, host: '127.0.0.1' }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(parts).toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('the preview server', () => {
  it.each([
    ['/', 'Start'],
    ['/en/', 'Home'],
    ['/kontakt', 'Kontakt'],
    ['/kontakt?x=1', 'Kontakt'],
  ])('shows %s', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text });
  });

  it('sends the headers that the build wrote for hosts', async () => {
    expect((await get('/kontakt')).headers.get('x-frame-options')).toBe('DENY');
    expect((await get('/assets/main-1.js')).headers.get('cache-control')).toBe('immutable');
  });

  it.each([
    ['/gibt-es-nicht', 'Nicht gefunden'],
    ['/en/no-such-page', 'Not found'],
    ['/english', 'Nicht gefunden'],
    ['/en/news', 'Not found'],
    ['/en/news/x?y=/fr/', 'Being fetched'],
    ['/en/news/x/y', 'Being fetched'],
    ['/en/no/such/page', 'Not found'],
    ['/gibt/es/../nicht', 'Nicht gefunden'],
    // A language that the site does not have.
    ['/fr/pas-de-page', 'Nicht gefunden'],
  ])('answers 404 for %s', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 404, text });
    expect((await get('/')).status).toBe(200);
  });

  it.each([
    ['/admin', 301, 'https://cms.example.org/'],
    ['/aDmIn/', 301, 'https://cms.example.org/'],
    ['/alt/Haus/1', 302, '/neu/Haus/1'],
    ['/kontakt/', 301, '/kontakt'],
    ['/kontakt/?x=1', 301, '/kontakt?x=1'],
    ['/en', 301, '/en/'],
  ])('sends %s on', async (path, status, to) => {
    const response = await fetch(server.address + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
  });

  it.each([
    ...['/_headers', '/_redirects', '/nginx.conf', '/.htaccess', '/en/.env', '/.git/config'],
    ...['/%5fheaders', '/_headers/', '/_HEADERS', '/%5Fheaders/', '/nginx%2econf', '/%2ehtaccess'],
  ])('keeps %s, which is only for hosts, to itself', async (path) => {
    expect(await raw('GET', path)).toMatchObject({ status: 404 });
  });

  it('shows what the web has a hidden folder for', async () => {
    expect(await get('/.well-known/security.txt')).toMatchObject({ status: 200, text: 'Mail us' });
  });

  it.each([
    ...[
      '//',
      '//evil.example',
      '///evil.example/..',
      '/.//x',
      '/x//',
      '/en//',
      '/./en',
      '/en/../en',
    ],
    ...['*', 'en/', 'http://localhost/en/', 'http://[', '/%', '/%E0%A4%A', '/%00', '/%0d%0aX:x'],
    ...['/%2e%2e/secret', '/%2e%2e%2fsecret', '/..%5csecret', '/\\evil.example', '/en%2f', '/#x'],
  ])('takes %s for no address', async (path) => {
    expect(await raw('GET', path)).toMatchObject({ status: 400 });
    expect((await get('/')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PROPFIND'])(
    'is only read, so that %s is refused',
    async (verb) => {
      expect(await raw(verb, '/')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    },
  );

  it.each([
    ['bytes=1-2', 206, 'ta'],
    ['bytes=-2', 206, 'rt'],
    ['bytes=4-2', 416, "This can't be sent.\n"],
    ['bytes=x', 200, 'Start'],
    ['lines=1', 200, 'Start'],
  ])('sends the part %s', async (range, status, body) => {
    expect(await raw('GET', '/', { range })).toMatchObject({ status, body });
  });

  describe('to who takes brotli', () => {
    const text = '<p>Aufgaben und Ziele des Verbands</p>'.repeat(200);
    const best = brotliCompressSync(text).byteLength;
    const brotli = { 'accept-encoding': 'gzip, br' };
    beforeAll(() => writeFile(join(folder, 'lang.html'), text));
    afterAll(() => rm(join(folder, 'lang.html')));

    it('sends pages as small as they can be', async () => {
      const { status, headers } = await raw('GET', '/lang', brotli);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': `${best}`,
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      expect((await get('/lang')).text).toBe(text);
    });

    it('says that a page is still the same, and sends another once it is another', async () => {
      const { headers } = await raw('GET', '/lang', brotli);
      const asked = { ...brotli, 'if-none-match': headers.etag };
      expect(await raw('GET', '/lang', asked)).toMatchObject({ status: 304, body: '' });
      await writeFile(join(folder, 'lang.html'), `${text}Neu`);
      expect(await raw('GET', '/lang', asked)).toMatchObject({ status: 200 });
      expect((await get('/lang')).text).toBe(`${text}Neu`);
      await writeFile(join(folder, 'lang.html'), text);
    });

    it.each(['gzip', 'br;q=0, gzip', 'br;q=0.0'])('sends no brotli for %s', async (encodings) => {
      const { headers } = await raw('GET', '/lang', { 'accept-encoding': encodings });
      expect(headers['content-encoding']).not.toBe('br');
    });
  });

  it('serves what a later build has written', async () => {
    await writeFile(join(folder, 'neu.html'), 'Neu');
    expect(await get('/neu')).toMatchObject({ status: 200, text: 'Neu' });
    await writeFile(join(folder, 'neu.html'), 'Noch neuer');
    expect(await get('/neu')).toMatchObject({ status: 200, text: 'Noch neuer' });
    await rm(join(folder, 'neu.html'));
    expect(await get('/neu')).toMatchObject({ status: 404 });
  });

  it.each([
    ...['localhost', 'LOCALHOST:8080', 'verband.localhost', '127.0.0.1', '[::1]:8080'],
    ...['192.168.2.7:8080', 'www.example.org', 'www.example.org:443'],
  ])('answers to the name %s', async (host) => {
    expect(await raw('GET', '/', { host })).toMatchObject({ status: 200 });
  });

  it.each([
    ...['evil.example', 'localhost.evil.example', 'localhost@evil.example', 'example.org'],
    ...['127.0.0.1.evil.example', '1.2.3.4.5', '[', 'www.example.org.evil.example:80'],
  ])('answers nothing to the name "%s", which others may have lead here', async (host) => {
    const { status, body } = await raw('GET', '/', { host });
    expect(status).toBe(403);
    expect(body).not.toContain('Start');
  });

  it('listens only on this computer, by default', async () => {
    const { hostname, port } = new URL(server.address);
    expect(hostname).toBe('localhost');
    const other = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
    // Even without a network, 127.0.0.2 is another address of this computer.
    const outside = other ?? '127.0.0.2';
    await expect(fetch(`http://${outside}:${port}/`)).rejects.toThrow('fetch failed');

    const open = await startServer({ folder, port: 0, host: '0.0.0.0' });
    const address = `http://${outside}:${new URL(open.address).port}/`;
    const text = await (await fetch(address)).text();
    await open.close();
    expect(text).toBe('Start');
  });

  it.each(['198.51.100.7', 'no-such-name.invalid'])('says that %s is not here', async (host) => {
    const start = startServer({ folder, port: 0, host });
    await expect(start).rejects.toThrow(EnvironmentError);
    await expect(start).rejects.toThrow(`HOST: ${host} is no address of this computer; `);
  });

  it('says which port is taken', async () => {
    const port = Number(new URL(server.address).port);
    const start = startServer({ folder, port });
    await expect(start).rejects.toThrow(EnvironmentError);
    await expect(start).rejects.toThrow(
      `PORT: ${port} is in use; choose another, such as PORT=${port + 1}.`,
    );
  });

  it('says where there is no site', async () => {
    const start = startServer({ folder: join(folder, 'en'), port: 0 });
    await expect(start).rejects.toThrow(EnvironmentError);
    await expect(start).rejects.toThrow(/^OUT_DIR: no site in .*; run npm run build first\.$/);
  });
});
