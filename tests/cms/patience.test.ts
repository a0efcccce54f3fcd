import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { EnvironmentError, type DirectusAccess } from '../../data/environment.ts';
import { Secret } from '../../data/secret.ts';
import { BackendAwayError, directusSource } from '../../data/sources/directus.ts';
import { defaultPatience } from '../../data/sources/directus/patientFetch.ts';
import { answer, startMoodyServer, type Mood } from './moodyServer.ts';

/** How the source reads from a backend that is slow, overloaded, or somebody else's. */
let cache: string;
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'collegium-cache-'));
});

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await rm(cache, { recursive: true, force: true });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>';
const items = {
  '/items/project': {
    id: 1,
    name: 'vhm',
    logo: { id: 'f1', filename_download: 'Unser Logo.SVG', width: null, height: null },
    translations: [{ language: 'de', seo_title: 'VHM', seo_keywords: null }],
  },
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

/** What everybody may do, unless a test says more. */
const publicAccess = (url: string): DirectusAccess => ({
  url,
  project: undefined,
  token: undefined,
  preview: false,
  allowStale: false,
});

async function setUp(mood?: Mood, access: Partial<DirectusAccess> = {}) {
  const server = await startMoodyServer(items, mood);
  stops.push(() => server.stop());
  const patience = { ...defaultPatience, pause: 20, timeout: 400 };
  const source = directusSource({ ...publicAccess(server.url), ...access }, { cache, patience });
  return { server, source };
}

const overloaded = {
  errors: [{ message: 'Too many requests', extensions: { code: 'REQUESTS_EXCEEDED' } }],
};

test('reads pages of 500, at most ten requests at once', async () => {
  const { server, source } = await setUp();
  const { pages } = await source.read();
  expect(pages).toHaveLength(1203);
  expect(new Set(pages.map(({ origin }) => origin)).size).toBe(1203);
  expect(pages[1202]?.origin).toBe('pages/1203');
  const pageRequests = [...server.asked.keys()].filter((path) => /\/pages\?.*limit=500/.test(path));
  expect(pageRequests).toHaveLength(3);
  expect(server.mostUnderWay()).toBeLessThanOrEqual(10);
});

test('gives the records that a folder would hold', async () => {
  const { source } = await setUp();
  const { project, openingPeriods, pages } = await source.read();
  expect(project).toEqual([
    {
      origin: 'project',
      value: {
        name: 'vhm',
        logo: { file: 'unser-logo.svg', width: 120, height: 40 },
        translations: [{ language: 'de', seo_title: 'VHM' }],
      },
    },
  ]);
  expect(openingPeriods.map(({ value }) => value)).toEqual([
    { day: 4, time_open: '09:00:00', sort: 1 },
    { day: 'Feiertage', sort: 2 },
  ]);
  // What an editor left in a field of another kind of page is not the page's.
  expect(pages.slice(0, 2).map(({ value }) => value)).toEqual([
    {
      key: 'home',
      actions: [{ path: '/a' }],
      translations: [{ language: 'de', title: 'Seite 0' }],
    },
    { key: 'content', translations: [{ language: 'de', title: 'Seite 1', slug: 's1' }] },
  ]);
});

test.each([500, 502, 503, 429])('asks again after %i', async (status) => {
  const { source } = await setUp((_request, response, times) => {
    if (times > 2) return false;
    answer(response, status, overloaded);
    return true;
  });
  expect((await source.read()).pages).toHaveLength(1203);
});

test('waits as long as an overloaded backend asks it to', async () => {
  const resets = new Map<string, number>();
  const early: string[] = [];
  const { source } = await setUp(({ url = '' }, response, times) => {
    if (times === 1) {
      // Directus tells the moment in the body; proxies tell seconds in a header.
      const inBody = url.startsWith('/items/theme');
      const reset = new Date(Date.now() + 1000);
      resets.set(url, reset.getTime());
      const [error] = overloaded.errors;
      const body = { errors: [{ ...error, extensions: { ...error?.extensions, reset } }] };
      if (inBody) answer(response, 429, body);
      else answer(response, 429, overloaded, { 'retry-after': '1' });
      return true;
    }
    // Timers may be a little early.
    if (Date.now() < (resets.get(url) ?? 0) - 20) early.push(url);
    return false;
  });
  await source.read();
  expect(resets.size).toBeGreaterThan(9);
  expect(early).toEqual([]);
});

test('asks again when a request is lost or an answer breaks off', async () => {
  const { source } = await setUp(({ url }, response, times) => {
    if (times > 1) return false;
    // No answer at all to one, half an answer to another, a closed connection to the rest.
    if (url?.startsWith('/items/theme')) return true;
    if (url?.startsWith('/items/legal')) {
      response.writeHead(200, { 'content-length': '100', 'content-type': 'application/json' });
      response.write('{"data":');
    }
    response.destroy();
    return true;
  });
  expect((await source.read()).pages).toHaveLength(1203);
});

test('gives up after five attempts, in one line without the token', async () => {
  const secret = 'a-very-secret-token';
  const { server, source } = await setUp(
    (_request, response) => {
      answer(response, 503, overloaded);
      return true;
    },
    { token: new Secret(secret) },
  );
  const error: unknown = await source.read().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BackendAwayError);
  expect((error as Error).message).toBe(
    `Directus at ${server.url} does not answer (status 503). Start it, or set DIRECTUS_URL to where it is.`,
  );
  expect(Math.max(...server.asked.values())).toBe(5);
});

test('does not ask again where that would not help', async () => {
  const { server, source } = await setUp((_request, response) => {
    answer(response, 403, { errors: [{ message: 'No permission.' }] });
    return true;
  });
  await expect(source.read()).rejects.toThrow(EnvironmentError);
  expect(Math.max(...server.asked.values())).toBe(1);
});

test('recognises what is no Directus', async () => {
  const { server, source } = await setUp((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
    return true;
  });
  await expect(source.read()).rejects.toThrow(
    `DIRECTUS_URL: expected the address of a Directus, but ${server.url} answers something else.`,
  );
});

test('lets a snapshot stand in when asked to, but never one of a preview', async () => {
  let away = false;
  const mood: Mood = (_request, response) => {
    if (away) response.destroy();
    return away;
  };
  const server = await startMoodyServer(items, mood);
  stops.push(() => server.stop());
  const reader = (access: Partial<DirectusAccess>) =>
    directusSource(
      { ...publicAccess(server.url), ...access },
      { cache, patience: { ...defaultPatience, pause: 5 } },
    );
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

  const preview = reader({ preview: true });
  await preview.keep?.(await preview.read());
  expect(await readdir(cache)).not.toContain('snapshot');
  const source = reader({});
  const fresh = await source.read();
  await source.keep?.(fresh);
  away = true;
  await expect(reader({}).read()).rejects.toThrow(/ALLOW_STALE=1 .* 0 minutes ago/);
  expect(await reader({ allowStale: true }).read()).toEqual(fresh);
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/does not answer .* snapshot of 0 minutes ago\.\n$/),
  );
});
