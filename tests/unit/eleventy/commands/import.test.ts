import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { exportFile, type WrittenItem } from '../wordpress/exportFile.ts';
import { run } from './command.ts';

let place: string;
let oldWebsite: Server;
let address: string;
const asked: string[] = [];

const oldLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>Old</title></svg>';

const inPlace = (path: string) => join(place, path);
const startImport = (...args: string[]) =>
  run('eleventy/commands/import.ts', { args: [...args, '--local', new URL(address).host] });
const json = async <Value>(path: string) =>
  JSON.parse(await readFile(inPlace(path), 'utf8')) as Value;

async function written(name: string, items: readonly WrittenItem[]): Promise<string> {
  await writeFile(inPlace(name), exportFile(items, { address }));
  return inPlace(name);
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'import-'));
  const { width, height } = { width: 30, height: 20 };
  const picture = await sharp({
    create: { width, height, channels: 3, background: '#17665a' },
  })
    .jpeg()
    .toBuffer();
  // Serves what the old website had.
  const files = new Map<string, Uint8Array>([
    ['/wp-content/uploads/2026/01/tagung.jpg', picture],
    ['/wp-content/uploads/2026/01/satzung.pdf', Buffer.from('%PDF-1.4')],
    ['/wp-content/uploads/2026/01/kein-bild.jpg', Buffer.from('Not a picture')],
    ['/wp-content/uploads/2026/01/logo.svg', Buffer.from(oldLogo)],
    ['/wp-content/uploads/2026/01/code.php', Buffer.from('<?php')],
  ]);
  oldWebsite = createServer(({ url = '' }, response) => {
    asked.push(url);
    const file = files.get(url);
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => oldWebsite.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(oldWebsite.address() as AddressInfo).port}`;
});
afterAll(async () => {
  oldWebsite.close();
  await rm(place, { recursive: true, force: true });
});

describe('npm run import', () => {
  describe('of a website', () => {
    let report: string;
    const page = (path: string) => readFile(inPlace(`bund/site/${path}`), 'utf8');

    beforeAll(async () => {
      const uploads = `${address}/wp-content/uploads/2026/01`;
      const menu = (id: number, values: Readonly<Record<string, string>>, title = '') => {
        const meta = Object.entries(values).map(([key, value]) => [`_menu_item_${key}`, value]);
        return {
          ...{ type: 'nav_menu_item', id, title, position: id, menu: 'Hauptmenü' },
          meta: Object.fromEntries(meta) as Record<string, string>,
        };
      };
      const file = await written('bund.xml', [
        { id: 1, title: 'Willkommen', slug: 'start', link: `${address}/`, body: 'Guten Tag' },
        {
          id: 2,
          title: 'Über uns',
          slug: 'ueber-uns',
          body: '<b>Wir</b>\n\nSeit 1950.',
          parent: 0,
        },
        {
          ...{ id: 3, title: 'Vorstand &amp; <em>Beirat</em>', parent: 2 },
          link: `${address}/ueber-uns/vorstand/`,
          body: `<a href="${address}/neues/?x=1#unten">Neues</a> <a href="${uploads}/satzung.pdf">Satzung</a>`,
        },
        { id: 4, title: 'Impressum', slug: 'impressum', body: 'Alte Angaben' },
        { id: 5, title: 'Geheim', status: 'draft' },
        { id: 6, title: 'Intern', password: 'x' },
        {
          ...{ type: 'post', id: 10, title: 'Neues', slug: 'neues', tags: ['Tagung', 'Wahl'] },
          body: `<p>Bericht</p><img class="wp-image-20" src="${uploads}/tagung-300x200.jpg" alt="">[box a="1"]`,
          ...{ excerpt: 'Kurz gesagt', meta: { _thumbnail_id: '20' } },
        },
        {
          ...{ type: 'post', id: 11, title: 'Ohne Bild', slug: 'ohne-bild' },
          body: `<img src="${uploads}/kein-bild.jpg" alt="A"><a href="${uploads}/code.php">Code</a>`,
        },
        {
          ...{ type: 'attachment', id: 20, title: 'Tagung', status: 'inherit' },
          file: `${uploads}/tagung.jpg`,
          meta: { _wp_attachment_image_alt: 'Ein voller Saal' },
        },
        { type: 'attachment', id: 21, status: 'inherit', file: `${uploads}/satzung.pdf` },
        { type: 'attachment', id: 22, status: 'inherit', file: `${uploads}/nobody-uses-it.jpg` },
        menu(30, { type: 'post_type', object: 'page', object_id: '2' }, 'Verband'),
        menu(31, { type: 'post_type', object_id: '3', menu_item_parent: '30' }),
        menu(32, { type: 'custom', url: 'https://other.example/' }, 'Draußen'),
        { type: 'wpcf7_contact_form', id: 40, title: 'Formular' },
      ]);
      const imported = await startImport(file, '--out', inPlace('bund'), '--short', 'bdb');
      expect(imported).toMatchObject({ code: 0, errors: [] });
      report = await readFile(inPlace('bund/import.md'), 'utf8');
      const environment = { PROJECT_DIR: inPlace('bund'), SOCIAL_IMAGES: '0' };
      expect((await run('bundled.js', { environment })).code).toBe(0);
    });

    it('has its pages at their addresses, and its posts as news', async () => {
      expect(await page('ueber-uns.html')).toContain('<b>Wir</b>');
      expect(await page('ueber-uns/vorstand.html')).toContain('Vorstand &amp; Beirat</h1>');
      const item = await json<object>('bund/content/news/neues.json');
      expect(item).toMatchObject({
        date: '2026-03-01',
        author: 'Erika Mustermann',
        image: { file: 'tagung.jpg' },
        translations: [
          { lead: 'Kurz gesagt', keywords: 'Tagung, Wahl', image_alt: 'Ein voller Saal' },
        ],
      });
      expect(await page('aktuelles/neues.html')).toContain('alt="Ein voller Saal"');
    });

    it('redirects each old address, and leads to the new ones', async () => {
      const redirects = await json<readonly { from: string; to: string }[]>(
        'bund/content/redirects.json',
      );
      expect(redirects.map(({ from, to }) => [from, to])).toEqual([
        ['/neues', '/aktuelles/neues'],
        ['/ohne-bild', '/aktuelles/ohne-bild'],
        ['/wp-content/uploads/2026/01/satzung.pdf', '/files/satzung.pdf'],
      ]);
      const board = await page('ueber-uns/vorstand.html');
      expect(board).toContain('href="/aktuelles/neues#unten"');
      expect(board).toContain('href="/files/satzung.pdf"');
      expect(await page('_redirects')).toMatch(/^\/neues\s+\/aktuelles\/neues\s+301/m);
    });

    it('has the main menu', async () => {
      const [{ entries }] =
        await json<readonly [{ readonly entries: unknown }]>('bund/content/menus.json');
      expect(entries).toMatchObject([
        {
          path: '/ueber-uns',
          translations: [{ displayName: 'Verband' }],
          sub: [
            { path: '/ueber-uns/vorstand', translations: [{ displayName: 'Vorstand & Beirat' }] },
          ],
        },
      ]);
    });

    it('keeps the pages that Collegium has at the same addresses', async () => {
      expect(await page('impressum.html')).not.toContain('Alte Angaben');
      expect(await page('impressum-alt.html')).toContain('Alte Angaben');
      expect(await page('start.html')).toContain('Guten Tag');
    });

    it('downloads only what texts show', () => {
      expect(asked.filter((url) => url.includes('nobody'))).toEqual([]);
    });

    it('reports what was left out, and why', () => {
      const uploads = `${address}/wp-content/uploads/2026/01`;
      for (const line of [
        'It was the start page. Copy what you need to content/pages/home.json, then delete /start.',
        'Collegium has a page of its own at /impressum.',
        'It is not published (draft), so it was left out.',
        'It has a password, so it was left out.',
        'Left out: 1 of the type "wpcf7\\_contact\\_form".',
        `${uploads}/kein-bild.jpg is not a picture that can be read.`,
        `${uploads}/code.php is of a kind that this website does not offer.`,
        `Missing: the picture ${uploads}/kein-bild.jpg.`,
        'Missing: the shortcode \\[box\\].',
        '"Draußen" was left out: https://other.example/ is no page of this website.',
      ]) {
        expect(report).toContain(line);
      }
    });

    it('changes nothing in a project that is there', async () => {
      await rm(inPlace('bund/content/pages/start.json'));
      const again = await startImport(inPlace('bund.xml'), '--out', inPlace('bund'));
      expect(again).toMatchObject({ code: 0, errors: [] });
      expect(again.output).toEqual([
        `${inPlace('bund')} has a project already. Nothing was changed.`,
      ]);
      expect(await readdir(inPlace('bund/content/pages'))).not.toContain('start.json');
    });
  });

  it('loses no record, whatever its id and address', async () => {
    const twice = { id: 1, link: `${address}/gleich/`, slug: 'gleich' };
    const file = await written('twice.xml', [
      { ...twice, title: 'Eins' },
      { ...twice, title: 'Zwei' },
      { id: 2, title: 'Drei', link: `${address}/images/drei/`, slug: 'drei' },
    ]);
    expect((await startImport(file, '--out', inPlace('twice'))).code).toBe(0);
    const pages = await readdir(inPlace('twice/content/pages'));
    expect(pages).toEqual(
      expect.arrayContaining(['gleich.json', 'gleich-alt.json', 'images-alt--drei.json']),
    );
    const report = await readFile(inPlace('twice/import.md'), 'utf8');
    expect(report).toContain('Its address is taken, so it is at /gleich-alt.');
    expect(report).toContain('Its address is taken, so it is at /images-alt/drei.');
  });

  it('dates a post without a date, and keeps the logo of the new website', async () => {
    const logo = `${address}/wp-content/uploads/2026/01/logo.svg`;
    const text = exportFile(
      [{ type: 'post', id: 1, slug: 'ohne-datum', body: `<img src="${logo}" alt="Altes Logo">` }],
      { address },
    );
    await writeFile(inPlace('undated.xml'), text.replace('2026-03-01 09:30:00', ''));
    expect((await startImport(inPlace('undated.xml'), '--out', inPlace('undated'))).code).toBe(0);
    const item = await readFile(inPlace('undated/content/news/ohne-datum.json'), 'utf8');
    expect(item).toMatch(/"date": "\d{4}-\d\d-\d\d"/);
    expect(item).toContain('/images/logo-alt.svg');
    const report = await readFile(inPlace('undated/import.md'), 'utf8');
    expect(report).toContain('It has no date, so it has that of the import, ');
    expect(await readFile(inPlace('undated/content/images/logo.svg'), 'utf8')).not.toContain('Old');
    expect(await readFile(inPlace('undated/content/images/logo-alt.svg'), 'utf8')).toContain('Old');
  });

  it('takes files from a copy of the uploads, and from nowhere else', async () => {
    const uploads = inPlace('uploads');
    await mkdir(join(uploads, '2026'), { recursive: true });
    await writeFile(join(uploads, '2026/a.pdf'), '%PDF-1.4');
    await writeFile(inPlace('secret.pdf'), 'Secret');
    await symlink(inPlace('secret.pdf'), join(uploads, '2026/link.pdf'));
    const at = (path: string) => `https://www.bund.example/wp-content/uploads/${path}`;
    const names = ['2026/a.pdf', '2026/link.pdf', '..%2Fsecret.pdf', '2026/none.pdf'];
    const file = await written('uploads.xml', [
      { id: 1, body: names.map((name) => `<a href="${at(name)}">Datei</a>`).join('\n') },
      ...names.map((name, index) => ({ type: 'attachment', id: 2 + index, file: at(name) })),
    ]);
    const folder = inPlace('copied');
    const imported = await startImport(file, '--out', folder, '--uploads', uploads);
    expect(imported).toMatchObject({ code: 0, errors: [] });
    expect(await readdir(join(folder, 'content/files'))).toEqual(['a.pdf']);
    const report = await readFile(join(folder, 'import.md'), 'utf8');
    expect(report).toContain(`link.pdf is missing in ${uploads}`);
    expect(report).toContain('secret.pdf is outside');
  });

  it.each([
    ['no file at all', undefined, 'expected a file that can be read.'],
    [
      'a page',
      '<!doctype html><html><p>Hi</html>',
      'expected XML without errors, found in line 1: ',
    ],
    [
      'a feed',
      '<rss><channel><title>A</title></channel></rss>',
      'expected an export of WordPress (Tools > Export).',
    ],
    [
      'half an export',
      exportFile([{ id: 1 }]).slice(0, 1500),
      'expected XML without errors, found in line ',
    ],
  ])('refuses %s with one line', async (_, content, reason) => {
    const file = inPlace('wrong.xml');
    await rm(file, { force: true });
    if (content !== undefined) await writeFile(file, content);
    const { code, errors, output } = await startImport(file, '--out', inPlace('wrong'));
    expect({ code, output, count: errors.length }).toEqual({ code: 1, output: [], count: 1 });
    expect(errors[0]).toContain(`${file}: ${reason}`);
    expect(await readdir(place)).not.toContain('wrong');
  });

  it('asks for a file and a folder', async () => {
    const { code, errors } = await startImport('export.xml');
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [
        'Expected a file and a folder, as in `npm run import -- export.xml --out ../my-association`.',
      ],
    });
  });
});
