import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  collections,
  type CollectionShape,
} from '../../../../../data/sources/directus/collections.ts';
import { Builds } from '../../../eleventy/commands/Builds.ts';
import type { Finished } from '../../../eleventy/commands/command.ts';
import { smallest } from '../../smallContent.ts';
import { writeSmallFolder } from '../../smallFolder.ts';
import { directusItems } from './directusItems.ts';
import { answer, garbage, startMoodyServer, type Mood } from './moodyServer.ts';

/** Tests `npm run build` with a Directus that works and fails in turn. */
let builds: Builds;
let folder: string;
let outDir: string;
let server: Awaited<ReturnType<typeof startMoodyServer>>;
/** The server's responses, by path. */
let items: Record<string, unknown>;
let good: ReadonlyMap<string, string>;

beforeAll(async () => {
  builds = new Builds();
  folder = await mkdtemp(join(tmpdir(), 'build-directus-'));
  outDir = join(folder, 'site');
});
afterAll(async () => {
  await builds.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startServer(content: string): Promise<void> {
  items = await directusItems(content);
  server = await startMoodyServer(items);
}

async function stopServer(): Promise<void> {
  await server.stop();
  const name = new URL(server.url).host.replace(':', '-');
  await rm(join('.cache/directus', name), { recursive: true, force: true });
  await rm(join('.cache/snapshot', name), { recursive: true, force: true });
}

describe('a build from a Directus on a good day', () => {
  beforeAll(() => startServer('data/embedded/association'));
  afterAll(stopServer);

  it('gives the site that the folder gives', async () => {
    expect(await build()).toMatchObject({ code: 0, errors: [] });
    good = await filesIn(outDir);
    const other = join(folder, 'from-folder');
    await build({ DIRECTUS_URL: '', OUT_DIR: other });
    const fromFolder = await filesIn(other);
    await rm(other, { recursive: true });
    expect(good).toEqual(fromFolder);
  });

  it('asks for each thing once', () => {
    const shapes = Object.values<CollectionShape>(collections);
    const lists = shapes.filter(({ singleton }) => !singleton);
    const paths = [...server.asked.keys()].map((url) => new URL(url, server.url).pathname);
    // The build also requests the length of each list.
    expect(paths.filter((path) => path.startsWith('/items/')).sort()).toEqual(
      [...shapes, ...lists].map(({ collection }) => `/items/${collection}`).sort(),
    );
    expect([...server.asked].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('waits for one that is slow, or overloaded for a while', async () => {
    server.become((_request, response, times) => {
      if (times > 1) return false;
      const reset = new Date(Date.now() + 300).toISOString();
      const tooMany = { message: 'Too many requests', extensions: { reset } };
      setTimeout(() => answer(response, 429, { errors: [tooMany] }), 200);
      return true;
    });
    expect(await build()).toMatchObject({ code: 0, errors: [] });
    expect(await filesIn(outDir)).toEqual(good);
  });
});

const badDays: [what: string, reason: string, mood: Mood][] = [
  [
    'goes away in the middle',
    'does not answer (UND_ERR_SOCKET)',
    (_request, response) => {
      if (server.asked.size < 6) return false;
      response.destroy();
      return true;
    },
  ],
  [
    'has an error',
    'does not answer (status 500)',
    (_request, response) => {
      answer(response, 500, { errors: [{ message: 'An unexpected error occurred.' }] });
      return true;
    },
  ],
  [
    'is asked too much, for hours',
    'does not answer (status 429)',
    (_request, response) => {
      answer(response, 429, { errors: [] }, { 'retry-after': '36000' });
      return true;
    },
  ],
  [
    'is a page for visitors',
    'answers, but not as a Directus does',
    (_request, response) => {
      garbage(response, 'text/html', '<!doctype html><title>Wartung</title>');
      return true;
    },
  ],
  [
    'gives half a JSON',
    'answers, but not as a Directus does',
    ({ url = '' }, response) => {
      if (!url.startsWith('/items/pages')) return false;
      garbage(response, 'application/json', '{"data":[{"id":1,"key":"home","transl');
      return true;
    },
  ],
  [
    'breaks off in the middle of a page',
    'does not answer (UND_ERR_SOCKET)',
    ({ url = '' }, response) => {
      if (!url.startsWith('/items/pages')) return false;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '90000' });
      response.write('{"data":[{"id":1,"key":"home"', () => response.destroy());
      return true;
    },
  ],
  [
    'gives half of the pages',
    'does not give all of pages (1 of ',
    ({ url = '' }, response) => {
      if (!/pages\?.*limit/.test(url)) return false;
      answer(response, 200, { data: [{ id: 1 }] });
      return true;
    },
  ],
  [
    'does not give an image',
    'does not answer (status 503)',
    ({ url = '' }, response) => {
      if (!url.startsWith('/assets/')) return false;
      answer(response, 503, { errors: [{ message: 'Under pressure' }] });
      return true;
    },
  ],
];

/** The document that a text of the smallest content links to, as a file in Directus. */
const statute = {
  group: 'statute',
  file: '/files/satzung.pdf',
  translations: [{ language: 'de', title: 'Satzung' }],
};

/** The content does not matter to these tests, so the fixture is small. */
describe('a build from a Directus', () => {
  beforeAll(async () => {
    const content = join(folder, 'content');
    await writeSmallFolder(content);
    await writeFile(join(content, 'downloads.json'), JSON.stringify([statute]));
    await startServer(content);
    await rm(content, { recursive: true });
    await rm(outDir, { recursive: true });
    expect(await build()).toMatchObject({ code: 0, errors: [] });
    good = await filesIn(outDir);
  });
  afterAll(stopServer);

  describe.each(badDays)('that %s', (_what, reason, mood) => {
    let refused: Finished;
    let allowed: Finished;
    const stale = () => join(folder, 'stale');

    beforeAll(async () => {
      server.become(mood);
      refused = await build();
      server.become(mood);
      allowed = await build({ OUT_DIR: stale(), ALLOW_STALE: '1' });
    });
    afterAll(() => rm(stale(), { recursive: true, force: true }));

    it('ends with 2, and says how old the snapshot is and how to use it', () => {
      expect(refused).toEqual({
        code: 2,
        output: [],
        errors: [
          expect.stringMatching(
            / Start it, or set ALLOW_STALE=1 to build from the snapshot of \d+ minutes? ago\.$/,
          ),
        ],
      });
      expect(refused.errors[0]).toContain(`Directus at ${server.url} ${reason}`);
    });

    it('changes nothing', async () => {
      expect(await filesIn(outDir)).toEqual(good);
      expect(await readdir(folder)).toEqual(['site', 'stale']);
    });

    it('gives the last good site where that is allowed, and says so', async () => {
      expect(allowed).toMatchObject({
        code: 0,
        errors: [expect.stringMatching(/ Building from the snapshot of \d+ minutes? ago\.$/)],
      });
      expect(await filesIn(stale())).toEqual(good);
    });
  });
});

describe('a build from a Directus whose editors changed what can’t be published', () => {
  type Item = Record<string, unknown>;
  const list = (name: string) => items[`/items/${name}`] as Item[];
  const entry = (path: string, displayName: string) => ({
    path,
    translations: [{ language: 'de', displayName }],
  });
  const menu = (...entries: object[]) => ({ id: 'primary', entries });
  const textsOf = (item: Item | undefined) => (item!['translations'] as Item[])[0]!;
  const pageAt = (slug: string) => list('pages').find((item) => textsOf(item)['slug'] === slug);
  const shown = async (file: string) => readFile(join(outDir, file), 'utf8').catch(() => undefined);

  beforeAll(async () => {
    const content = join(folder, 'content');
    const menus = [menu(entry('/satzung', 'Satzung'))];
    await writeSmallFolder(content, { ...smallest, downloads: [statute], menus });
    await startServer(content);
    await rm(content, { recursive: true });
    await rm(outDir, { recursive: true, force: true });
    expect(await build()).toMatchObject({ code: 0, errors: [] });

    // The menu names the former address.
    textsOf(pageAt('satzung'))['slug'] = 'ordnung';
    textsOf(list('pages').find(({ key }) => key === 'contact'))['title'] = 'Schreiben Sie uns';
  });
  afterAll(stopServer);

  it('publishes nothing where that is wanted, and says what to fix', async () => {
    const before = await filesIn(outDir);
    const { code, errors } = await build({ STRICT: '1' });
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [expect.stringMatching(/^menus.*expected the path of a page, found \/satzung/)],
    });
    expect(await filesIn(outDir)).toEqual(before);
  });

  it('publishes the other changes, the former record, and says which and why', async () => {
    const { code, errors } = await build();
    expect({ code, errors }).toEqual({
      code: 3,
      errors: [
        expect.stringMatching(/^Changes not published: pages\/\d+\. To publish them, fix:$/),
        expect.stringMatching(/^ {2}menus.*expected the path of a page, found \/satzung/),
      ],
    });
    expect(await shown('satzung.html')).toContain('Satzung');
    expect(await shown('ordnung.html')).toBeUndefined();
    expect(await shown('kontakt.html')).toContain('Schreiben Sie uns');
  });

  it('says so again until it is fixed, and then publishes that as well', async () => {
    expect(await build()).toMatchObject({ code: 3 });
    Object.assign(list('menus')[0]!, menu(entry('/ordnung', 'Ordnung')));
    // Directus would have added a redirect from the former address.
    expect(await build({ ALLOW_REMOVALS: '1' })).toMatchObject({ code: 0, errors: [] });
    expect(await shown('ordnung.html')).toContain('Satzung');
    expect(await shown('satzung.html')).toBeUndefined();
  });
});

function build(environment: Readonly<Record<string, string>> = {}) {
  return builds.run({
    environment: {
      DIRECTUS_URL: server.url,
      // The address for editors' logins does not depend on the content's source.
      DIRECTUS_PUBLIC_URL: 'https://cms.example.org',
      OUT_DIR: outDir,
      ...environment,
    },
  });
}

/** The content of every file by its path. */
async function filesIn(site: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = paths.map(async (path) => [relative(site, path), await readFile(path, 'latin1')]);
  return new Map((await Promise.all(files)) as [string, string][]);
}
