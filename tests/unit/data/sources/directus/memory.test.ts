import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { directusFolder, directusSource } from '../../../../../data/sources/directus.ts';
import { DirectusMemory } from '../../../../../data/sources/directus/DirectusMemory.ts';
import { startMoodyServer } from './moodyServer.ts';

/** Tests how `npm run dev` reads a Directus repeatedly without requesting the same data twice. */
let cache: string;
let server: Awaited<ReturnType<typeof startMoodyServer>>;
let memory: DirectusMemory;

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 4"/>');
const items: Record<string, unknown> = {};

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'collegium-cache-'));
  Object.assign(items, {
    '/items/project': { id: 1, name: 'vhm', logo: 'f1', translations: [] },
    '/files': [
      { id: 'f1', filename_download: 'logo.svg', width: null, height: null },
      { id: 'f2', filename_download: 'neu.svg', width: null, height: null },
    ],
    '/assets/f1': svg,
    '/assets/f2': svg,
    '/items/pages': [page('Seite')],
    '/items/opening_hours': [{ id: 1, day: '4', sort: 1 }],
  });
  server = await startMoodyServer(items);
  memory = new DirectusMemory();
});
afterEach(async () => {
  await server.stop();
  await rm(cache, { recursive: true, force: true });
});

const page = (title: string) => ({
  id: 1,
  key: 'content',
  translations: [{ language: 'de', title, slug: 's' }],
});

function read() {
  const { url } = server;
  const access = { url, project: undefined, token: undefined, preview: true, allowStale: false };
  return directusSource(access, { cache, memory }).read();
}

/** The paths requested since the last call. */
function asked(): string[] {
  const paths = [...server.asked.keys()].map((address) => address.replace(/\?.*$/, ''));
  server.become(() => false);
  return [...new Set(paths)].sort();
}

const titles = async () =>
  (await read()).pages.map(
    ({ value }) => (value as ReturnType<typeof page>).translations[0]?.title,
  );

describe('a Directus that is read again', () => {
  it('is asked for nothing where nothing has changed', async () => {
    const first = await read();
    expect(asked()).toEqual(expect.arrayContaining(['/items/pages', '/files', '/assets/f1']));
    expect(await read()).toEqual(first);
    expect(asked()).toEqual([]);
  });

  it.each(['pages', 'pages_translations'])(
    'is asked for pages when %s has changed',
    async (told) => {
      expect(await titles()).toEqual(['Seite']);
      asked();
      items['/items/pages'] = [page('Neu')];
      memory.change(told);
      expect(await titles()).toEqual(['Neu']);
      expect(asked()).toEqual(['/items/pages']);
    },
  );

  it.each([undefined, '', 'languages', 'page'])(
    'is asked for all when %s has changed',
    async (told) => {
      await read();
      const all = asked();
      memory.change(told);
      await read();
      expect(asked()).toEqual(all);
    },
  );

  it('gives a file that is new, and keeps those that it had', async () => {
    await read();
    asked();
    items['/items/project'] = { id: 1, name: 'vhm', logo: 'f2', translations: [] };
    memory.change('project');
    const { project } = await read();
    expect(project[0]?.value).toMatchObject({ logo: { file: 'neu.svg', width: 12 } });
    expect(asked()).toEqual(['/assets/f2', '/files', '/items/project']);
    const images = join(directusFolder(server.url, cache), 'images');
    expect(await readdir(images)).toEqual(['logo.svg', 'neu.svg']);
  });

  it('reads a file again that has changed', async () => {
    await read();
    asked();
    items['/assets/f1'] = Buffer.from(`${svg.toString()}<!-- neu -->`);
    memory.change('directus_files');
    await read();
    expect(asked()).toEqual(['/assets/f1', '/files']);
    const file = join(directusFolder(server.url, cache), 'images/logo.svg');
    expect(await readFile(file, 'utf8')).toContain('neu');
  });

  it('is asked again for what has changed while it was read', async () => {
    let isTold = false;
    server.become((request) => {
      if (!isTold && request.url?.startsWith('/items/pages?')) {
        isTold = true;
        memory.change('pages');
      }
      return false;
    });
    await read();
    items['/items/pages'] = [page('Neu')];
    expect(await titles()).toEqual(['Neu']);
  });
});
