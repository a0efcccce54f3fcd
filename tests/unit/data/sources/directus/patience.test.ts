import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { EnvironmentError, type DirectusAccess } from '../../../../../data/settings/environment.ts';
import { Secret } from '../../../../../data/settings/Secret.ts';
import { BackendAwayError } from '../../../../../data/sources/backend/backendSource.ts';
import { defaultPatience } from '../../../../../data/sources/backend/patientFetch.ts';
import { directusSource } from '../../../../../data/sources/directus.ts';
import type { ContentSource } from '../../../../../data/sources/source.ts';
import { answer, garbage, startMoodyServer, type Mood } from './moodyServer.ts';

/** Tests how the source reads from a backend that is slow, overloaded, or not a Directus. */
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
async function setUp(mood?: Mood, access: Partial<DirectusAccess> = {}, timeout = 20_000) {
  const server = await startMoodyServer(items, mood);
  stops.push(() => server.stop());
  const patience = { ...defaultPatience, pause: 20, timeout };
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
    { day: 4, time_open: '09:00:00', sort: 1, translations: [] },
    { day: 'Feiertage', sort: 2, translations: [] },
  ]);
  // Values that an editor left in fields of another page type are ignored.
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
  const moody: Mood = ({ url = '' }, response, times) => {
    if (times === 1) {
      // Directus sends the reset time in the body. Proxies send seconds in a header.
      const inBody = url.startsWith('/items/theme');
      const reset = new Date(Date.now() + 1000);
      resets.set(url, reset.getTime());
      const [error] = overloaded.errors;
      const body = { errors: [{ ...error, extensions: { ...error?.extensions, reset } }] };
      if (inBody) answer(response, 429, body);
      else answer(response, 429, overloaded, { 'retry-after': '1' });
      return true;
    }
    // Timers may fire slightly early.
    if (Date.now() < (resets.get(url) ?? 0) - 20) early.push(url);
    return false;
  };
  const { source } = await setUp(moody);
  await source.read();
  expect(resets.size).toBeGreaterThan(9);
  expect(early).toEqual([]);
});

test('asks again when a request is lost or an answer breaks off', async () => {
  const moody: Mood = ({ url }, response, times) => {
    if (times > 1) return false;
    // One path gets no response, another half a response. The other connections are closed.
    if (url?.startsWith('/items/theme')) return true;
    if (url?.startsWith('/items/legal')) {
      response.writeHead(200, { 'content-length': '100', 'content-type': 'application/json' });
      response.write('{"data":');
    }
    response.destroy();
    return true;
  };
  const { source } = await setUp(moody, {}, 2000);
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

test('gives up for all as soon as it gives up for one', async () => {
  const { server, source } = await setUp(({ url = '' }, response) => {
    if (url.startsWith('/items/theme')) response.destroy();
    // A backend may ask for a wait of ten minutes at most. A real wait would exceed the test's time
    // limit.
    else answer(response, 429, overloaded, { 'retry-after': '600' });
    return true;
  });
  await expect(source.read()).rejects.toThrow(BackendAwayError);
  const asked = [...server.asked.values()];
  await wait(100);
  expect([...server.asked.values()]).toEqual(asked);
});

test('does not wait for longer than it is worth', async () => {
  const { server, source } = await setUp((_request, response) => {
    answer(response, 429, overloaded, { 'retry-after': '86400' });
    return true;
  });
  await expect(source.read()).rejects.toThrow('does not answer (status 429)');
  expect(Math.max(...server.asked.values())).toBe(1);
});

const foreign: [what: string, type: string, body: string][] = [
  ['a page', 'text/html', '<h1>Wartungsarbeiten</h1>'],
  ['a text', 'text/plain', 'OK'],
  ['a file', 'application/octet-stream', 'OK'],
  ['half a JSON', 'application/json', '{"data":[{"id":1,"ke'],
  ['another JSON', 'application/json', '{"status":"ok"}'],
  ['a list for everything', 'application/json', '{"data":[]}'],
  ['nothing in JSON', 'application/json', 'null'],
  ['nothing at all', 'application/json', ''],
];

test.each(foreign)('takes %s for a backend that is away', async (_what, type, body) => {
  const { server, source } = await setUp((_request, response) => {
    garbage(response, type, body);
    return true;
  });
  await expect(source.read()).rejects.toEqual(
    new BackendAwayError(
      `Directus at ${server.url} answers, but not as a Directus does. Start it, or set DIRECTUS_URL to where it is.`,
    ),
  );
});

test('takes the page of a proxy for a backend that is away, whatever its status', async () => {
  const { source } = await setUp((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    return true;
  });
  await expect(source.read()).rejects.toThrow('answers, but not as a Directus does');
});

const secondPage = ({ url = '' }: { url?: string | undefined }) => /\/pages\?.*page=2/.test(url);
const countOfPages = ({ url = '' }: { url?: string | undefined }) =>
  /\/pages\?.*aggregate/.test(url);

test.each<[what: string, given: number, mood: Mood]>([
  [
    'a page is empty',
    703,
    (request, response) => {
      if (!secondPage(request)) return false;
      answer(response, 200, { data: [] });
      return true;
    },
  ],
  [
    'a page is short',
    704,
    (request, response) => {
      if (!secondPage(request)) return false;
      answer(response, 200, { data: [{ id: 501, key: 'content' }] });
      return true;
    },
  ],
  [
    'a page comes twice',
    1203,
    (request, response) => {
      if (!secondPage(request)) return false;
      answer(response, 200, { data: items['/items/pages'].slice(0, 500) });
      return true;
    },
  ],
  [
    'there are fewer than it counts',
    1203,
    (request, response) => {
      if (!countOfPages(request)) return false;
      answer(response, 200, { data: [{ count: '1300' }] });
      return true;
    },
  ],
  [
    'it gives fewer at once than it is asked for',
    300,
    ({ url = '' }, response) => {
      if (!/\/pages\?.*limit/.test(url)) return false;
      answer(response, 200, { data: items['/items/pages'].slice(0, 100) });
      return true;
    },
  ],
])('gives up rather than lose content where %s', async (_what, given, mood) => {
  const { source } = await setUp(mood);
  await expect(source.read()).rejects.toThrow(
    new RegExp(`does not give all of pages \\(${given} of 1[23]0[03] items\\)`),
  );
});

test('reads again what an editor changed between two pages of it', async () => {
  const { source } = await setUp((request, response, times) => {
    if (times > 1 || !countOfPages(request)) return false;
    answer(response, 200, { data: [{ count: 1202 }] });
    return true;
  });
  expect((await source.read()).pages).toHaveLength(1203);
});

test('lets a snapshot stand in when asked to, but never one of a preview', async () => {
  const { server, reader } = await setUpReaders();
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

  await kept(reader({ preview: true }));
  expect(await readdir(cache)).not.toContain('snapshot');
  const fresh = await kept(reader());
  server.become(away);
  await expect(reader().read()).rejects.toThrow(/ALLOW_STALE=1 .* 0 minutes ago/);
  expect(await reader({ allowStale: true }).read()).toEqual(fresh);
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/does not answer .* snapshot of 0 minutes ago\.\n$/),
  );
});

test('does not take a broken snapshot for one', async () => {
  const { server, reader } = await setUpReaders();
  await kept(reader());
  const [name = ''] = await readdir(join(cache, 'snapshot'));
  await writeFile(join(cache, 'snapshot', name, 'content.json'), '{"taken":"2026-11-21T08:00');
  server.become(away);
  await expect(reader({ allowStale: true }).read()).rejects.toThrow('set DIRECTUS_URL');
});

test('takes a snapshot of a version that did not know every kind', async () => {
  const { server, reader } = await setUpReaders();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await kept(reader());
  const [name = ''] = await readdir(join(cache, 'snapshot'));
  const file = join(cache, 'snapshot', name, 'content.json');
  const { taken, content } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly taken: string;
    readonly content: Record<string, unknown>;
  };
  delete content['news'];
  await writeFile(file, JSON.stringify({ taken, content }));
  server.become(away);
  expect((await reader({ allowStale: true }).read()).news).toEqual([]);
});

describe('the images of the content', () => {
  const withPicture = { ...items['/items/project'], logo: 'f2' };

  test('stay as they are where not all of them come', async () => {
    const { server, reader, images } = await setUpReaders();
    await kept(reader());
    expect(await images()).toEqual({ 'unser-logo.svg': svg });
    server.become(({ url = '' }, response) => {
      if (url.startsWith('/items/project')) answer(response, 200, { data: withPicture });
      else if (url.startsWith('/assets/f2')) response.destroy();
      else return false;
      return true;
    });
    await expect(reader().read()).rejects.toThrow(BackendAwayError);
    expect(await images()).toEqual({ 'unser-logo.svg': svg });
  });

  test('are not what a proxy says in their place', async () => {
    const { server, reader, images } = await setUpReaders();
    await kept(reader());
    server.become(({ url = '' }, response) => {
      if (!url.startsWith('/assets/')) return false;
      garbage(response, 'text/html', '<h1>Wartungsarbeiten</h1>');
      return true;
    });
    await expect(reader().read()).rejects.toThrow('answers, but not as a Directus does');
    expect(await images()).toEqual({ 'unser-logo.svg': svg });
  });

  test('come back with the snapshot that names them', async () => {
    const { server, reader, images } = await setUpReaders();
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await kept(reader());
    server.become(({ url = '' }, response) => {
      if (url.startsWith('/items/project')) answer(response, 200, { data: withPicture });
      else if (url.startsWith('/assets/f2')) response.end(svg);
      else return false;
      return true;
    });
    // Read without keeping the result, as if the new content contained a mistake.
    await reader().read();
    expect(Object.keys(await images())).toEqual(['neu.svg']);
    server.become(away);
    await reader({ allowStale: true }).read();
    expect(await images()).toEqual({ 'unser-logo.svg': svg });
    expect(await readdir(cache)).toEqual(['directus', 'snapshot']);
  });

  test('are not touched where nothing changed', async () => {
    const { reader, folder } = await setUpReaders();
    await kept(reader());
    const before = await stat(await folder());
    await kept(reader());
    expect((await stat(await folder())).ino).toBe(before.ino);
  });
});

const away: Mood = (_request, response) => {
  response.destroy();
  return true;
};

/** Sets up several readers of one backend with different rights. */
async function setUpReaders() {
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
        { cache, patience: { ...defaultPatience, pause: 5 } },
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
async function kept(source: ContentSource) {
  const content = await source.read();
  await source.keep?.(content);
  return content;
}
