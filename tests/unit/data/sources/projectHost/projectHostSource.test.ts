import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentProblems } from '../../../../../data/problems/problems.ts';
import { parseSite } from '../../../../../data/model/site.ts';
import { embedsIn } from '../../../../../eleventy/richText/richText.ts';
import { contentFolder, loadContent } from '../../../../../data/loadContent.ts';
import { EnvironmentError, readEnvironment } from '../../../../../data/settings/environment.ts';
import { folderSource } from '../../../../../data/sources/folder.ts';
import { projectHostFrom } from '../../../../../data/sources/projectHost/fromEnvironment.ts';
import {
  projectHostFolder,
  projectHostSource,
} from '../../../../../data/sources/projectHost/projectHostSource.ts';
import { kinds, kindNames } from '../../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../../data/model/rawContent.ts';
import type { ContentSource } from '../../../../../data/sources/source.ts';
import { putAssociation } from '../../../../../cms/projectHost/associationContent.ts';
import { refusal } from '../../../../../cms/projectHost/response.ts';
import { answering, slow } from '../../../../projectHost/misbehaviour.ts';
import { contractServer, rejection } from '../../../backend/projectHost/contract.ts';

const contract = contractServer();
const embedded = contentFolder(readEnvironment({}));

let cache: string;

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'project-host-'));
});
afterEach(() => rm(cache, { recursive: true }));

function source(): ContentSource {
  return projectHostSource({ url: contract.server.url, project: 'vhm' }, { cache });
}

function fill(content: RawContent) {
  // A drawing without a size, so that the build does not add a size to the records.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  putAssociation(contract.server.backend, content, embedded, () => drawing);
}

test('content is the same, whether it lies in a folder or on the host', async () => {
  const content = await folderSource(embedded).read();
  fill(content);
  const read = await source().read();
  const withoutOrigins = (raw: RawContent): unknown =>
    JSON.parse(
      JSON.stringify(parseSite(raw), (key, value: unknown) =>
        key === 'origin' ? undefined : value,
      ),
    );
  expect(withoutOrigins(read)).toEqual(withoutOrigins(content));
});

test('a record tells its collection and id', async () => {
  contract.server.backend.put('items/opening_hours', [{ id: 12, status: 'published', day: 1 }]);
  const { openingPeriods } = await source().read();
  expect(openingPeriods).toEqual([{ origin: 'opening_hours/12', value: { day: 1 } }]);
});

test('reads page after page of 500, and only what is published', async () => {
  contract.server.backend.put(
    'items/pages',
    Array.from({ length: 1500 }, (_, index) => ({
      id: index + 1,
      key: 'content',
      status: index % 5 === 4 ? 'draft' : 'published',
    })),
  );
  const { pages } = await source().read();
  expect(pages).toHaveLength(1200);
  expect(new Set(pages.map(({ origin }) => origin)).size).toBe(1200);
  expect(pages.map(({ origin }) => origin)).not.toContain('pages/5');

  const queries = contract.server.requests
    .filter(({ path }) => path === '/vhm/items/pages')
    .map(({ query }) => query);
  expect(queries.map(({ offset }) => offset)).toEqual(['0', '500', '1000']);
  for (const query of queries) {
    expect(query).toMatchObject({
      'filter[status][eq]': 'published',
      limit: '500',
      sort: 'id',
      fields: '*,translations.*',
    });
  }
});

test('the host’s name of the project is the title of a website that has none', async () => {
  const { backend } = contract.server;
  const translations = [
    { language: 'de', seo_title: null },
    { language: 'en', seo_title: 'VHM' },
  ];
  backend.put('items/project', [{ id: 1, status: 'published', translations }]);
  expect((await source().read()).project[0]?.value).toEqual({
    translations: [
      { language: 'de', seo_title: 'Musterland' },
      { language: 'en', seo_title: 'VHM' },
    ],
  });
});

test('it is the only title where the content has no texts of the project', async () => {
  contract.server.backend.put('items/project', [{ id: 1, status: 'published', name: 'vhm' }]);
  expect((await source().read()).project[0]?.value).toEqual({
    name: 'vhm',
    translations: [{ language: 'de', seo_title: 'Musterland' }],
  });
});

test.each([undefined, 'no token'])('an unknown project is one line (token: %s)', async (token) => {
  const { url } = contract.server;
  const error = await rejection(
    projectHostSource({ url, project: 'vmh', token }, { cache }).read(),
  );
  expect(error).toBeInstanceOf(EnvironmentError);
  expect((error as Error).message).toBe(
    `DIRECTUS_PROJECT: expected the key of a project on ${url}, found vmh, which the host does not know. ` +
      `The key is what stands after the host in the addresses of its API, as in ${url}/KEY/items.`,
  );
});

test('a file may be as large as the host takes, and no larger', async () => {
  const { backend, url } = contract.server;
  backend.details = { api: { project_name: 'Musterland' }, server: { max_upload_size: 1000 } };
  backend.put('items/downloads', [{ id: 1, status: 'published', file: 1 }]);
  backend.putFile(
    { id: 1, filename_download: 'satzung.pdf' },
    { type: 'application/pdf', body: `%PDF-1.7${' '.repeat(1000)}` },
  );
  expect(((await rejection(source().read())) as Error).message).toBe(
    `The project vhm on ${url} sends more than 0.001 MB for the file /vhm/assets/1, ` +
      'the limit of one file. Replace it by a smaller one.',
  );
});

test('a collection that the host calls otherwise is read and reported by that name', async () => {
  contract.server.backend.put('items/oeffnung', [{ id: 12, status: 'published', day: 1 }]);
  const { url } = contract.server;
  const collections = { opening_hours: 'oeffnung' };
  const { openingPeriods } = await projectHostSource(
    { url, project: 'vhm', collections },
    { cache },
  ).read();
  expect(openingPeriods).toEqual([{ origin: 'oeffnung/12', value: { day: 1 } }]);
  const paths = contract.server.requests.map(({ path }) => path);
  expect(paths).not.toContain('/vhm/items/opening_hours');
});

test('a host that refuses the project’s details is reported in one line', async () => {
  contract.server.misbehave(answering(refusal(404, 1, 'Not Found')));
  expect(((await rejection(source().read())) as ContentProblems).message).toBe(
    `project: expected an answer to GET ${contract.server.url}/vhm/: Not Found (code 1)`,
  );
});

test('every collection is read once, published items alone', async () => {
  await source().read();
  const [details, ...items] = contract.server.requests;
  expect(details?.path).toBe('/vhm/');
  expect(items.map(({ path }) => path).sort()).toEqual(
    kindNames.map((name) => `/vhm/items/${kinds[name].name}`).sort(),
  );
  for (const { query } of items) {
    expect(query['filter[status][eq]']).toBe('published');
  }
});

test('what is not there is reported in one line a collection', async () => {
  const missing = answering(refusal(404, 203, 'Collection not found'));
  const details = slow(0);
  contract.server.misbehave(details, missing, missing);
  const error = await rejection(source().read());
  expect(error).toBeInstanceOf(ContentProblems);
  const lines = (error as ContentProblems).message.split('\n').sort();
  const line = expect.stringMatching(
    `^[a-z_]+: expected an answer to GET ${contract.server.url}/vhm/items/[a-z_]+: ` +
      'Collection not found \\(code 203\\)',
  ) as unknown;
  expect(lines).toEqual([line, line]);
});

describe('the environment', () => {
  const DIRECTUS_URL = 'https://cms.example.org';

  test('names a project on a host', () => {
    const environment = readEnvironment({ DIRECTUS_URL, DIRECTUS_PROJECT: 'vhm' });
    expect(projectHostFrom(environment.directus!)?.name).toBe(
      'the project vhm on https://cms.example.org',
    );
  });

  test('decides what is built', async () => {
    fill(await folderSource(embedded).read());
    const { url } = contract.server;
    const environment = readEnvironment({ DIRECTUS_URL: url, DIRECTUS_PROJECT: 'vhm' });
    const content = await loadContent(environment, embedsIn);
    await rm(content.folder, { recursive: true });
    expect(content.source).toBe(`the project vhm on ${url}`);
    expect(content.folder).toBe(projectHostFolder({ url, project: 'vhm' }));
  });

  test.each([{}, { DIRECTUS_URL }])('%j names none', (variables) => {
    const { directus } = readEnvironment(variables);
    expect(directus && projectHostFrom(directus)).toBeUndefined();
  });

  test('does not name a project without a host', () => {
    expect(() => readEnvironment({ DIRECTUS_PROJECT: 'vhm' })).toThrow(/^DIRECTUS_URL: expected /);
  });

  test('has a token that the host is asked with', async () => {
    contract.server.backend.tokens.known.add('build-token');
    const environment = readEnvironment({
      DIRECTUS_URL: contract.server.url,
      DIRECTUS_PROJECT: 'vhm',
      DIRECTUS_TOKEN: 'build-token',
    });
    await projectHostFrom(environment.directus!)!.read();
    expect(contract.server.lastRequest.headers.authorization).toBe('Bearer build-token');
  });
});
