/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError } from '../../../data/environment.ts';
import { startServer, type RunningServer } from '../../../eleventy/hosting/server.ts';

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
  'assets/main-1.js': 'go()',
};

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  await mkdir(join(folder, 'en/news'), { recursive: true });
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  server = await startServer({ folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(server.address + path);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

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

  it.each(['/_headers', '/_redirects', '/nginx.conf', '/.htaccess'])(
    'keeps %s, which is for hosts alone, to itself',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

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
