import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import type { DirectusAccess } from '../../../../../data/settings/environment.ts';
import { defaultRetryPolicy } from '../../../../../data/sources/backend/retryingFetch.ts';
import { directusSource } from '../../../../../data/sources/directus.ts';
import type { ContentSource } from '../../../../../data/sources/source.ts';
import { startMoodyServer, type Mood } from './moodyServer.ts';

/*
 * The source, reading from a backend that is slow, overloaded, or not a Directus. Each test of a
 * file that imports this module has an empty cache, and its servers are stopped after it.
 */

/** The folder of the current test's cache. */
export let cache: string;
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'collegium-cache-'));
});

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await rm(cache, { recursive: true, force: true });
});

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>';
export const items = {
  '/items/project': {
    id: 1,
    name: 'vhm',
    logo: 'f1',
    translations: [{ language: 'de', seo_title: 'VHM', seo_keywords: null }],
  },
  '/files': [
    { id: 'f1', filename_download: 'Unser Logo.SVG', width: null, height: null },
    { id: 'f2', filename_download: 'neu.svg', width: null, height: null },
  ],
  '/assets/f1': Buffer.from(svg),
  '/items/opening_hours': [
    { id: 1, day: '4', time_open: '09:00:00', time_close: null, sort: 1 },
    { id: 2, day: 'Feiertage', time_open: null, sort: 2 },
  ],
  '/items/pages': Array.from({ length: 1203 }, (_, index) => ({
    id: index + 1,
    key: index === 0 ? 'home' : 'content',
    actions: [{ path: '/a', anchor: null }],
    translations: [{ language: 'de', title: `Seite ${index}`, slug: `s${index}`, lead: null }],
  })),
};

/** Default fixture: public access without a token. */
const publicAccess = (url: string): DirectusAccess => ({
  url,
  project: undefined,
  token: undefined,
  preview: false,
  allowStale: false,
});

/** @param timeout in ms; long enough that a busy computer does not lose a request */
export async function setUp(mood?: Mood, access: Partial<DirectusAccess> = {}, timeout = 20_000) {
  const server = await startMoodyServer(items, mood);
  stops.push(() => server.stop());
  const patience = { ...defaultRetryPolicy, pause: 20, timeout };
  const source = directusSource(
    { ...publicAccess(server.url), ...access },
    { cache, retryPolicy: patience },
  );
  return { server, source };
}

export const away: Mood = (_request, response) => {
  response.destroy();
  return true;
};

/** Sets up several readers of one backend with different rights. */
export async function setUpReaders() {
  const server = await startMoodyServer(items);
  stops.push(() => server.stop());
  const folder = async () => {
    const [name = ''] = await readdir(join(cache, 'directus'));
    return join(cache, 'directus', name, 'images');
  };
  return {
    server,
    folder,
    reader: (access: Partial<DirectusAccess> = {}) =>
      directusSource(
        { ...publicAccess(server.url), ...access },
        { cache, retryPolicy: { ...defaultRetryPolicy, pause: 5 } },
      ),
    images: async (): Promise<Record<string, string>> => {
      const names = await readdir(await folder());
      const files = names.map(async (name) => [
        name,
        await readFile(join(await folder(), name), 'utf8'),
      ]);
      return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
    },
  };
}

/** Reads and keeps the result, as after all checks. */
export async function kept(source: ContentSource) {
  const content = await source.read();
  await source.keep?.(content);
  return content;
}
