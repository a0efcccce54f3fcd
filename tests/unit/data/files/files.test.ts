import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFiles, fileOf, fileUses, localFileIn } from '../../../../data/files/files.ts';
import { product, withProducts } from '../smallCatalogue.ts';
import { inGerman, page, problemLines, siteOf, smallest, translated } from '../smallContent.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images/logo.svg'), '<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const newsItem = {
  date: '2026-11-21',
  image: { file: 'tagung.jpg' },
  translations: [inGerman('Tagung', { slug: 'tagung', image_alt: 'Ein Saal' })],
};

describe('checkFiles', () => {
  it('wants the logo among the images', async () => {
    rmSync(join(folder, 'images/logo.svg'));
    expect(await problemLines(() => checkFiles(siteOf(), folder))).toEqual([
      'project[0]: logo.file: expected a file in images/, found no logo.svg',
    ]);
  });

  it('wants the image of every record, and names the record', async () => {
    const site = siteOf({ news: [newsItem] });
    expect(await problemLines(() => checkFiles(site, folder))).toEqual([
      'news[0]: image.file: expected a file in images/, found no tagung.jpg',
    ]);
    writeFileSync(join(folder, 'images/tagung.jpg'), 'x');
    expect(await problemLines(() => checkFiles(site, folder))).toEqual([]);
  });

  it.each([
    ['a link to what only the build may read', (file: string) => symlinkSync('/etc/passwd', file)],
    ['a folder', (file: string) => mkdirSync(file)],
    ['empty', (file: string) => writeFileSync(file, '')],
  ])('does not take %s for one', async (_what, make) => {
    make(join(folder, 'images/tagung.jpg'));
    const [problem] = await problemLines(() => checkFiles(siteOf({ news: [newsItem] }), folder));
    expect(problem).toMatch(
      /^news\[0\]: image\.file: expected a file in images\/, found tagung\.jpg, which is (a link|no file|empty)/,
    );
  });

  it('says which file is probably meant', async () => {
    writeFileSync(join(folder, 'images/Tagung.jpg'), 'x');
    expect(await problemLines(() => checkFiles(siteOf({ news: [newsItem] }), folder))).toEqual([
      'news[0]: image.file: expected a file in images/, found no tagung.jpg, but Tagung.jpg',
    ]);
  });

  it('wants each picture of a product, and names its place in the list', async () => {
    const translations = [{ language: 'de', image_alt: 'Eine Uhr' }];
    const images = ['uhr.jpg', 'logo.svg', 'band.jpg'].map((file) => ({ file, translations }));
    const site = siteOf(withProducts(product('amalie', { images })));
    expect(await problemLines(() => checkFiles(site, folder))).toEqual([
      'products[0]: images.0.file: expected a file in images/, found no uhr.jpg',
      'products[0]: images.2.file: expected a file in images/, found no band.jpg',
    ]);
  });

  it('leaves texts to warnings', async () => {
    const body = '<img src="/images/fehlt.jpg" alt="">';
    const site = siteOf({
      pages: [...smallest.pages, page('content', inGerman('x', { slug: 'x', body }))],
    });
    expect(await problemLines(() => checkFiles(site, folder))).toEqual([]);
  });
});

test('fileUses tells where the content refers to files, in fields and in texts', () => {
  const german = inGerman('Satzung', {
    slug: 'satzung',
    body: '<img src="/images/haus%20am%20see.jpg"> <a href="/files/satzung.pdf#page=2">Satzung</a>',
  });
  const english = translated('en', 'Statutes', {
    slug: 'statutes',
    body: '[Statutes](https://www.example.org/files/statutes.pdf?v=2), images/x.jpg, /bilder/x.jpg',
  });
  const site = siteOf({
    pages: [...smallest.pages, page('content', german, english)],
    news: [newsItem],
  });
  const told = fileUses(site).map(
    ({ origin, field, folder: where, file, onHost }) =>
      `${origin} ${field} ${where}/${file}${onHost ? ' on a host' : ''}`,
  );
  expect(told).toEqual([
    'project[0] logo.file images/logo.svg',
    'news[0] image.file images/tagung.jpg',
    'pages[5] translations.de.body images/haus am see.jpg',
    'pages[5] translations.de.body files/satzung.pdf',
    'pages[5] translations.en.body files/statutes.pdf on a host',
  ]);
});

describe('localFileIn', () => {
  it.each([
    ['/files/satzung.pdf', { folder: 'files', file: 'satzung.pdf', onHost: false, fragment: '' }],
    [
      '/images/2026/a.jpg?x#y',
      { folder: 'images', file: '2026/a.jpg', onHost: false, fragment: '#y' },
    ],
    ['//example.org/files/a.pdf', { folder: 'files', file: 'a.pdf', onHost: true, fragment: '' }],
    ['/files/%E0%A4%A.pdf', { folder: 'files', file: '%E0%A4%A.pdf', onHost: false, fragment: '' }],
  ])('reads %s', (text, address) => {
    expect(localFileIn(text)).toEqual(address);
  });

  it.each(['/kontakt', '/files/', '/de/files/a.pdf', 'files/a.pdf', '/images', 'a/images/b.jpg'])(
    'does not take %s for one',
    (text) => {
      expect(localFileIn(text)).toBeUndefined();
    },
  );
});

test.each([
  ['NFC', 'NFD'],
  ['NFD', 'NFC'],
])('fileOf finds a name in %s that is in %s on the disk', (asked, stored) => {
  const file = 'Geschäftsstelle/Bürohaus.pdf';
  mkdirSync(join(folder, 'files'));
  mkdirSync(dirname(join(folder, 'files', file)).normalize(stored));
  const path = join(folder, 'files', file.normalize(stored));
  writeFileSync(path, 'x');
  expect(fileOf({ folder: 'files', file: file.normalize(asked) }, folder)).toBe(path);
});

test('fileOf follows links within the content, and no others', () => {
  symlinkSync('logo.svg', join(folder, 'images/zeichen.svg'));
  symlinkSync('/etc', join(folder, 'images/etc'));
  mkdirSync(join(folder, 'files'));
  symlinkSync('/etc/hostname', join(folder, 'files/a.txt'));
  expect(fileOf({ folder: 'images', file: 'zeichen.svg' }, folder)).toBe(
    join(folder, 'images/zeichen.svg'),
  );
  expect(fileOf({ folder: 'images', file: 'etc/hostname' }, folder)).toBeUndefined();
  expect(fileOf({ folder: 'files', file: 'a.txt' }, folder)).toBeUndefined();
});

test('fileOf never leaves the folder', () => {
  writeFileSync(join(folder, 'secret.pdf'), 'x');
  mkdirSync(join(folder, 'files'));
  expect(fileOf({ folder: 'images', file: 'logo.svg' }, folder)).toBe(
    join(folder, 'images/logo.svg'),
  );
  expect(fileOf({ folder: 'files', file: '../secret.pdf' }, folder)).toBeUndefined();
  expect(fileOf({ folder: 'files', file: 'x/../../images/logo.svg' }, folder)).toBeUndefined();
  expect(fileOf({ folder: 'files', file: `${'a'.repeat(5000)}.pdf` }, folder)).toBeUndefined();
  expect(fileOf({ folder: 'files', file: 'a\0.pdf' }, folder)).toBeUndefined();
});
