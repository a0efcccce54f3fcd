import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { FileStore } from '../../../../data/sources/FileStore.ts';

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  store = new FileStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const content = (text: string) => new TextEncoder().encode(text);

/** The address that the store gives to a file with this name. */
async function addressOf(name: string, type?: string): Promise<string | undefined> {
  const id = `id of ${name}`;
  await store.add({ id, filename_download: name, ...(type && { type }) }, content(name));
  return store.addresses.get(id);
}

describe('a file has a safe name', () => {
  it.each([
    ['Tagung_2026.JPG', '/images/Tagung_2026.jpg'],
    ['Haus am See.jpg', '/images/haus-am-see.jpg'],
    ['Geschäftsstelle.png', '/images/geschaeftsstelle.png'],
    ['satzung-2.1.pdf', '/files/satzung-2-1.pdf'],
    ['../../../etc/passwd.pdf', '/files/etc-passwd.pdf'],
    ['..\\..\\boot.pdf', '/files/boot.pdf'],
    ['evil.php.pdf', '/files/evil-php.pdf'],
    ['\u0000"><script>.svg', '/images/script.svg'],
    ['会議.pdf', '/files/file.pdf'],
    ['-rf.zip', '/files/rf.zip'],
    [`${'a'.repeat(300)}.pdf`, `/files/${'a'.repeat(100)}.pdf`],
  ])('%s', async (name, address) => {
    expect(await addressOf(name)).toBe(address);
    expect(await readFile(join(folder, address), 'utf8')).toBe(name);
  });

  it('and the extension of its type where it has none', async () => {
    expect(await addressOf('scan', 'application/pdf')).toBe('/files/scan.pdf');
    expect(await addressOf('foto', 'image/jpeg')).toBe('/images/foto.jpg');
  });
});

it.each([
  [
    { focal_point_x: 200, focal_point_y: 50 },
    { x: 25, y: 13 },
  ],
  [
    { focal_point_x: 0, focal_point_y: 400 },
    { x: 0, y: 100 },
  ],
  [{ focal_point_x: 900, focal_point_y: 50 }, undefined],
  [{ focal_point_x: null, focal_point_y: 50 }, undefined],
  [{ focal_point_x: 200, focal_point_y: 50, width: null }, undefined],
])('a picture with the point %o keeps %o in view', async (point, focus) => {
  const picture = { id: '1', filename_download: 'a.jpg', width: 800, height: 400, ...point };
  await store.add(picture, content('a'));
  expect(store.images.get('1')?.focus).toEqual(focus);
});

it.each(['a.html', 'a.xhtml', 'a.js', 'a.php', '.htaccess', 'a.exe', 'a', 'a.pdf.html'])(
  'does not take %s',
  async (name) => {
    expect(FileStore.takes({ id: '1', filename_download: name })).toBe(false);
    expect(await addressOf(name)).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  },
);

it('tells files of the same name apart, as any file system does', async () => {
  const names = ['plan.pdf', 'Plan.pdf', 'plan.pdf'];
  for (const [index, name] of names.entries()) {
    await store.add({ id: `abcdef0${index}-1`, filename_download: name }, content(String(index)));
  }
  expect([...store.addresses.values()]).toEqual([
    '/files/plan.pdf',
    '/files/Plan-abcdef01.pdf',
    '/files/plan-abcdef02.pdf',
  ]);
  await store.add({ id: 'abcdef01', filename_download: 'plan.pdf' }, content('4'));
  expect(store.addresses.get('abcdef01')).toBe('/files/plan-abcdef01-2.pdf');
});

it('measures drawings, which backends do not', async () => {
  const svg = content('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>');
  await store.add({ id: '1', filename_download: 'logo.svg', width: null, height: null }, svg);
  await store.add({ id: '2', filename_download: 'a.jpg', width: 30, height: 20 }, svg);
  await store.add({ id: '3', filename_download: 'b.jpg' }, svg);
  expect(Object.fromEntries(store.images)).toEqual({
    1: { file: 'logo.svg', width: 120, height: 40 },
    2: { file: 'a.svg', width: 30, height: 20 },
    3: { file: 'b.svg', width: 120, height: 40 },
  });
});

describe('a picture has the extension of its content', () => {
  const painted = sharp({ create: { width: 3, height: 2, channels: 3, background: '#17665a' } });
  const drawn = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>');

  it.each([
    ['haus.jpg', 'image/jpeg', () => painted.png().toBuffer(), '/images/haus.png'],
    ['haus.svg', 'image/svg+xml', () => painted.webp().toBuffer(), '/images/haus.webp'],
    ['haus.png', 'image/png', () => painted.avif().toBuffer(), '/images/haus.avif'],
    ['haus', 'image/gif', () => painted.jpeg().toBuffer(), '/images/haus.jpg'],
    ['haus.JPEG', 'image/png', () => painted.jpeg().toBuffer(), '/images/haus.jpeg'],
    ['haus.jpg', 'image/jpeg', () => drawn, '/images/haus.svg'],
  ])('%s of type %s', async (filename_download, type, contentOf, address) => {
    await store.add({ id: '1', filename_download, type }, await contentOf());
    expect(store.addresses.get('1')).toBe(address);
    expect(store.images.get('1')?.file).toBe(basename(address));
  });

  it('and its name where it is none, by which it is refused later', async () => {
    const inner = content('{"secret":"of another service"}');
    await store.add({ id: '1', filename_download: 'haus.jpg', type: 'image/jpeg' }, inner);
    expect(store.addresses.get('1')).toBe('/images/haus.jpg');
  });

  it('and two of one name stay two', async () => {
    await store.add({ id: 'a', filename_download: 'haus.svg' }, drawn);
    await store.add({ id: 'b', filename_download: 'haus.jpg' }, drawn);
    expect([...store.addresses.values()]).toEqual(['/images/haus.svg', '/images/haus-b.svg']);
  });
});

it.each([
  ['width="60"', 60, 20],
  ['height="20px"', 60, 20],
  ['width="60" height="30"', 60, 30],
  ['width="100%" height="100%"', 120, 40],
])(
  'takes what a drawing does not say of its size from its box: %s',
  async (says, width, height) => {
    await store.add(
      { id: '1', filename_download: 'a.svg' },
      content(`<svg viewBox="0,0,120,40" ${says}/>`),
    );
    expect(store.images.get('1')).toEqual({ file: 'a.svg', width, height });
  },
);
