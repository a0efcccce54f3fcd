import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { ContentProblems } from '../../../../../data/problems/problems.ts';
import type { RawContent } from '../../../../../data/model/rawContent.ts';
import {
  projectHostFolder,
  projectHostSource,
} from '../../../../../data/sources/projectHost/projectHostSource.ts';
import { refusal } from '../../../../../cms/projectHost/response.ts';
import { contractServer, rejection } from '../../../backend/projectHost/contract.ts';

const contract = contractServer();
let cache: string;
let folder: string;
let told: string[];

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'project-host-'));
  folder = projectHostFolder(place(), cache);
  told = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
  const { backend } = contract.server;
  const logo = { type: 'image/svg+xml', body: '<svg viewBox="0 0 64 32"/>' };
  backend.putFile({ id: 1, filename_download: 'Logo neu.svg' }, logo);
  const photo = {
    id: 2,
    filename_download: 'haus.jpg',
    private_hash: 'x9y',
    width: 30,
    height: 20,
  };
  backend.putFile(photo, { type: 'image/jpeg', body: 'a photo' });
  backend.putFile(
    { id: 3, filename_download: 'satzung.pdf' },
    { type: 'application/pdf', body: 'pdf' },
  );
  backend.putFile({ id: 4, filename_download: 'verloren.pdf' });
});
afterEach(() => rm(cache, { recursive: true }));

const place = () => ({ url: contract.server.url, project: 'vhm' });
const read = () => projectHostSource(place(), { cache }).read();

function putNews(item: object) {
  contract.server.backend.put('items/news', [{ id: 1, status: 'published', ...item }]);
}

function bodyIn({ news }: RawContent): string {
  return (news[0]!.value as { translations: { body: string }[] }).translations[0]!.body;
}

test.each([
  ['an id', 2],
  ['an id as text', '2'],
  ['a private hash', 'x9y'],
  ['the file itself', { id: 2, filename_download: 'haus.jpg' }],
  ['a name', { file: 'haus.jpg' }],
])('an image field holds %s', async (_, image) => {
  putNews({ image });
  const { news } = await read();
  expect(news[0]?.value).toEqual({ image: { file: 'haus.jpg', width: 30, height: 20 } });
  expect(await readFile(join(folder, 'images/haus.jpg'), 'utf8')).toBe('a photo');
});

test.each([
  ['an id', 2],
  ['the file itself', { id: 2, filename_download: 'haus.jpg' }],
  ['a name', 'haus.jpg'],
])('each entry of a list of pictures holds %s beside its words', async (_, file) => {
  const translations = [{ language: 'de', image_alt: 'Ein Haus' }];
  const products = [{ id: 1, status: 'published', images: [{ file, translations }] }];
  contract.server.backend.put('items/products', products);
  const { products: found } = await read();
  const picture = { file: 'haus.jpg', width: 30, height: 20, translations };
  expect(found[0]?.value).toEqual({ images: [picture] });
});

test('a picture of a list that is not there is told with its place', async () => {
  const images = [{ file: 2 }, { file: 77 }];
  contract.server.backend.put('items/products', [{ id: 1, status: 'published', images }]);
  const [product] = (await read()).products;
  expect(product?.problems).toMatchObject([{ origin: 'products/1', field: 'images.1.file' }]);
});

test('a logo gets a safe name, and the size that it says of itself', async () => {
  const translations = [{ language: 'de', seo_title: 'VHM' }];
  contract.server.backend.put('items/project', [
    { id: 1, status: 'published', logo: 1, translations },
  ]);
  const { project } = await read();
  expect(project[0]?.value).toEqual({
    logo: { file: 'logo-neu.svg', width: 64, height: 32 },
    translations,
  });
});

test('texts refer to files by the address on the host, or by name', async () => {
  const { url } = contract.server;
  const texts = [
    `<img src="${url}/vhm/assets/x9y?key=large"> <a href="/vhm/assets/3#page=2">Satzung</a>`,
    '<img src="/assets/2"> [Satzung](/files/satzung.pdf) ![](/images/Logo%20neu.svg)',
    'https://example.org/vhm/assets/2 /other/assets/2 /images/2026/haus.jpg /kontakt',
  ];
  putNews({ translations: [{ language: 'de', body: texts.join('\n') }] });
  expect(bodyIn(await read()).split('\n')).toEqual([
    '<img src="/images/haus.jpg"> <a href="/files/satzung.pdf#page=2">Satzung</a>',
    '<img src="/images/haus.jpg"> [Satzung](/files/satzung.pdf) ![](/images/logo-neu.svg)',
    texts[2],
  ]);
  const asked = contract.server.requests.filter(({ path }) => path.startsWith('/vhm/assets/'));
  expect(asked.map(({ path }) => path).sort()).toEqual([1, 2, 3].map((id) => `/vhm/assets/${id}`));
  expect(told).toEqual([]);
});

test('a missing file of a text is reported, and does not stop the build', async () => {
  const body = '<a href="/vhm/assets/4">weg</a> ![](/vhm/assets/99)';
  putNews({ translations: [{ language: 'de', body }] });
  expect(bodyIn(await read())).toBe(body);
  expect(told).toEqual(
    [
      'news/1: translations.de.body: the file /vhm/assets/4',
      'news/1: translations.de.body: the file /vhm/assets/99',
    ].map((start) => expect.stringMatching(`^${start} is missing, or may not be read`) as unknown),
  );
});

test('a missing picture of a record is its problem', async () => {
  putNews({ image: 98 });
  const [item] = (await read()).news;
  const expected = expect.stringMatching(
    /^a picture that the build may read, found none as 98: /,
  ) as unknown;
  expect(item?.problems).toEqual([{ origin: 'news/1', field: 'image', expected }]);
});

test('a host that refuses is reported in one line', async () => {
  putNews({ image: 2 });
  const { backend } = contract.server;
  const answer = backend.respond.bind(backend);
  jest
    .spyOn(backend, 'respond')
    .mockImplementation((request) =>
      request.path === '/vhm/files' ? refusal(404, 203, 'Not found') : answer(request),
    );
  const error = await rejection(read());
  expect(error).toBeInstanceOf(ContentProblems);
  expect((error as Error).message).toMatch(/^files: expected an answer to GET \S+: Not found/);
});

test('nothing is asked of files that nothing refers to', async () => {
  await read();
  expect(contract.server.requests.map(({ path }) => path)).not.toContain('/vhm/files');
  expect(await readdir(folder)).toEqual([]);
});
