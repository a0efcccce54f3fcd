import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentProblems } from '../../../../data/problems/problems.ts';
import { readAssetAddress } from '../../../../data/sources/directus/assetAddress.ts';
import { FileReading, type FileLibrary } from '../../../../data/sources/FileReading.ts';
import { FileStore, type BackendFile } from '../../../../data/sources/FileStore.ts';
import { contentPage, problemLines, rawContent } from '../smallContent.ts';

const ids = {
  house: '11111111-1111-4111-8111-111111111111',
  statutes: '22222222-2222-4222-8222-222222222222',
  page: '33333333-3333-4333-8333-333333333333',
  gone: '44444444-4444-4444-8444-444444444444',
  empty: '55555555-5555-4555-8555-555555555555',
};
const library: BackendFile[] = [
  { id: ids.house, filename_download: 'Haus.jpg', width: 30, height: 20 },
  { id: ids.statutes, filename_download: 'satzung.pdf' },
  { id: ids.page, filename_download: 'seite.html' },
  { id: ids.empty, filename_download: 'leer.pdf' },
];

let folder: string;
let told: string[];
let read: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  told = [];
  read = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
});
afterEach(() => rm(folder, { recursive: true }));

function reading(): FileReading {
  const backend: FileLibrary = {
    describe(files) {
      const known = library.filter(({ id }) => files.includes(id));
      return Promise.resolve(new Map(known.map((file) => [file.id, file])));
    },
    read(id) {
      read.push(id);
      return Promise.resolve(id === ids.empty ? undefined : new TextEncoder().encode(id));
    },
    readAddress: readAssetAddress,
    host: 'cms.example.org',
    fix: 'choose another.',
  };
  return new FileReading(backend, new FileStore(folder));
}

const withBody = (body: string) => rawContent({ pages: [contentPage('x', { body })] });
const bodyOf = async (body: string) => {
  const { pages } = await reading().localise(withBody(body));
  return (pages[0]!.value as { translations: { body: string }[] }).translations[0]!.body;
};

it('puts what texts refer to beside the content, each once, and leads there', async () => {
  const body = await bodyOf(
    `<img src="https://cms.example.org/assets/${ids.house}?width=600&amp;height=400" alt="">` +
      `<a href="/assets/${ids.house}.jpg">groß</a> [Satzung](/assets/${ids.statutes}#page=2)`,
  );
  expect(body).toBe(
    '<img src="/images/Haus.jpg" alt=""><a href="/images/Haus.jpg">groß</a> [Satzung](/files/satzung.pdf#page=2)',
  );
  expect(read).toEqual([ids.house, ids.statutes]);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'files',
    'files/satzung.pdf',
    'images',
    'images/Haus.jpg',
  ]);
  expect(told).toEqual([]);
});

it('knows its files at any address that the backend ever had', async () => {
  expect(await bodyOf(`![](http://old.example.org/cms/assets/${ids.house})`)).toBe(
    '![](/images/Haus.jpg)',
  );
});

it('warns of a missing file, and says where', async () => {
  const text = `<img src="https://cms.example.org/assets/${ids.gone}?access_token=secret">`;
  expect(await bodyOf(text)).toBe(text);
  expect(told).toEqual([
    `pages[0]: translations.de.body: the file https://cms.example.org/assets/${ids.gone} is missing, or may not be read by the build: choose another.\n`,
  ]);
});

it('warns of a file that is listed but lost', async () => {
  await bodyOf(`/assets/${ids.empty}`);
  expect(told).toEqual([expect.stringContaining(`/assets/${ids.empty} is missing`)]);
});

it('leaves another backend its files, unless that address was its own once', async () => {
  const foreign = `https://other.example.org/assets/${ids.gone}`;
  expect(await bodyOf(foreign)).toBe(foreign);
  expect(told).toEqual([]);
  await bodyOf(`${foreign} https://other.example.org/assets/${ids.house}`);
  expect(told).toEqual([expect.stringContaining(`${foreign} is missing`)]);
});

it('offers no pages for download', async () => {
  await bodyOf(`<a href="/assets/${ids.page}">Seite</a>`);
  expect(read).toEqual([]);
  expect(told).toEqual([
    expect.stringMatching(/^pages\[0\]: translations\.de\.body: seite\.html is left out, .*pdf/),
  ]);
});

it('fetches the images of fields', async () => {
  const files = reading();
  await files.fetchFields([{ origin: 'news/1', field: 'image', file: ids.house, kind: 'image' }]);
  expect(files.image(ids.house)).toEqual({ file: 'Haus.jpg', width: 30, height: 20 });
  expect(files.image(ids.gone)).toBeUndefined();
});

it('leaves a problem where the file of a field can not be had, since the record would be without it', async () => {
  const inNews = (id: number, file: string) => ({ origin: `news/${id}`, field: 'image', file });
  const places = [
    { ...inNews(1, ids.gone), kind: 'image' },
    { ...inNews(2, ids.statutes), kind: 'image' },
    { ...inNews(3, ids.page), kind: 'document' },
    { ...inNews(4, ids.empty), kind: 'document' },
  ] as const;
  const files = reading();
  await files.fetchFields(places);
  const origins = [...places, { origin: 'news/5' }].map(({ origin }) => ({ origin, value: {} }));
  const { news } = await files.localise({ ...rawContent({}), news: origins });
  expect(news.slice(places.length)).toEqual([{ origin: 'news/5', value: {} }]);
  const problems = news.flatMap((record) => record.problems ?? []);
  expect(await problemLines(() => Promise.reject(new ContentProblems(problems)))).toEqual([
    `news/1: image: expected a picture that the build may read, found none as ${ids.gone}: choose another.`,
    'news/2: image: expected a picture, found satzung.pdf',
    expect.stringMatching(/^news\/3: image: expected a document \(pdf, .+\), found seite\.html$/),
    expect.stringMatching(
      `^news/4: image: expected .+ that the build may read, found none as ${ids.empty}`,
    ),
  ]);
});
