import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeAnswers } from '../../../../data/starter/givenAnswers.ts';
import { starterContent } from '../../../../data/starter/starterContent.ts';
import { ImportReport } from '../../../../eleventy/wordpress/ImportReport.ts';
import { importSite } from '../../../../eleventy/wordpress/importSite.ts';
import { readExport } from '../../../../eleventy/wordpress/readExport.ts';
import {
  fromUploads,
  fromWebsite,
  type ReadFile,
} from '../../../../eleventy/wordpress/readFile.ts';
import { exportFile, type WrittenItem } from './exportFile.ts';

/**
 * An export is written by the old website, which may have been broken into. None of these exports may keep an import from
 * its end, or have it read what only this computer can see.
 */
let place: string;
const website = 'https://www.bund.example';

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'hostile-export-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

const nothing: ReadFile = () => Promise.reject(new Error('is not there'));

/** Imports an export into a folder, without writing its texts. */
async function imported(xml: string, read = nothing) {
  const folder = await mkdtemp(join(place, 'import-'));
  const file = join(folder, 'export.xml');
  await writeFile(file, xml);
  const report = new ImportReport();
  const content = await importSite(await readExport(file), {
    starter: starterContent(
      completeAnswers({ name: 'Bund', languages: 'de', pages: 'news' }),
      '2026-11-27',
      { width: 64, height: 64 },
    ),
    contentFolder: join(folder, 'content'),
    ...{ read, report, today: '2026-11-27', progress: () => {} },
  });
  return { content, report: report.text([]), folder };
}

const importedItems = (items: readonly WrittenItem[], read?: ReadFile) =>
  imported(exportFile(items), read);

describe('a server in this computer’s network', () => {
  let server: Server;
  let port: number;
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url.includes('away')) {
        // Redirects to this server by another host name, which is not allowed.
        response.writeHead(302, { Location: `http://127.0.0.2:${port}/secret.txt` }).end();
      } else if (url.includes('round')) {
        response.writeHead(302, { Location: url }).end();
      } else if (url.includes('disk')) {
        response.writeHead(302, { Location: 'file:///etc/hostname' }).end();
      } else if (url.includes('protocol')) {
        response.socket?.end(
          'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
        );
      } else response.end('Secret');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());

  it.each([
    ['127.0.0.1'],
    ['127.1'],
    ['2130706433'],
    ['localhost'],
    ['[::1]'],
    ['[::ffff:127.0.0.1]'],
    ['0.0.0.0'],
  ])('is not asked as %s', async (host) => {
    const address = `http://${host}:${port}/wp-content/uploads/secret.txt`;
    const { report, folder } = await importedItems(
      [
        { id: 1, title: 'A', body: `<a href="${address}">Datei</a>` },
        { type: 'attachment', id: 2, file: address },
      ],
      fromWebsite(),
    );
    expect(report).toMatch(
      /can't be downloaded \(\S+ is in your own network; --local \S+ allows it\)/,
    );
    expect(await readdir(folder)).not.toContain('content');
    expect(asked).toEqual([]);
  });

  it('is not asked by the metadata service of a cloud', async () => {
    const read = fromWebsite();
    await expect(read('http://169.254.169.254:8/latest/meta-data/a.txt')).rejects.toThrow(
      'is in your own network',
    );
  });

  it('is asked if the person names it, and no other by a redirect', async () => {
    const read = fromWebsite(`localhost:${port}`);
    const at = (path: string) => `http://localhost:${port}/${path}`;
    expect(Buffer.from(await read(at('a.txt'))).toString()).toBe('Secret');
    await expect(read(at('away.txt'))).rejects.toThrow('127.0.0.2');
    await expect(read(at('round.txt'))).rejects.toThrow('is redirected too often');
    await expect(read(at('disk.txt'))).rejects.toThrow('what is no address on the web');
    await expect(read(at('protocol.txt'))).rejects.toThrow('is answered with what is no file');
    expect(asked).not.toContain('/secret.txt');
  });
});

it('pipes and devices in a copy of the uploads are not read', async () => {
  const uploads = join(place, 'uploads');
  await mkdir(uploads);
  execFileSync('mkfifo', [join(uploads, 'pipe.pdf')]);
  await symlink('/dev/zero', join(uploads, 'zero.pdf'));
  const read = fromUploads(uploads);
  for (const name of ['pipe.pdf', 'zero.pdf']) {
    await expect(read(`${website}/wp-content/uploads/${name}`)).rejects.toThrow('is missing in');
  }
});

describe('an import ends with', () => {
  it('names that no address may have', async () => {
    const { content } = await imported(
      exportFile([
        { id: 1, title: 'A', link: `${website}/images/index/`, slug: 'index' },
        { id: 2, title: 'B', link: `${website}/files/404/`, slug: '404' },
        { type: 'post', id: 3, title: '…', link: `${website}/?p=3`, slug: '' },
      ]).replaceAll('<wp:post_id>3<', '<wp:post_id>Ä/../Ö<'),
    );
    expect([...content.keys()]).toEqual(
      expect.arrayContaining([
        'pages/images-alt--index-alt.json',
        'pages/files-alt--404-alt.json',
        'news/ae-oe.json',
      ]),
    );
  });

  it('thousands of texts with one name', async () => {
    const items = Array.from({ length: 20_000 }, (_, index) => ({
      ...{ type: 'post', id: index + 1, title: 'A', slug: 'a' },
      link: `${website}/?p=${index}`,
    }));
    const { content } = await importedItems(items);
    expect(content.has('news/a-alt-19999.json')).toBe(true);
  }, 20_000);

  const entry = (id: number, parent: number): WrittenItem => ({
    ...{ type: 'nav_menu_item', id, title: `Eintrag ${id}`, menu: 'Main' },
    meta: {
      _menu_item_menu_item_parent: String(parent),
      ...{ _menu_item_type: 'post_type', _menu_item_object_id: '9999' },
    },
  });

  it.each<[string, readonly WrittenItem[]]>([
    ['entries of a menu that contain each other', [entry(1, 0), entry(2, 1), entry(1, 2)]],
    ['an entry of a menu above its top', [entry(5, 0), entry(0, 5)]],
    [
      'entries that multiply at each level',
      Array.from({ length: 60 }, (_, index) => entry(1 + (index >> 1), index >> 1)),
    ],
    ['entries in thousands of levels', Array.from({ length: 9000 }, (_, id) => entry(id + 1, id))],
  ])('%s', async (_, entries) => {
    const page = { id: 9999, title: 'Seite', slug: 'seite' };
    const { content } = await importedItems([page, ...entries]);
    expect(content.get('pages/seite.json')).toContain('Seite');
  });

  it.each([
    ['thousands of elements in each other', `<!-- wp:x -->${'<div>'.repeat(8000)}Wort`],
    ['a megabyte of different shortcodes', `${shortcodes(150_000)}Wort`],
    ['a shortcode with a long word', `[box ${'a'.repeat(1_000_000)}]Wort`],
    [
      'a link with a long address',
      `<a href="${website}/uploads/${'-1x1'.repeat(250_000)}">Wort</a>`,
    ],
    ['a megabyte of empty links', `<!-- wp:x -->${'<a href="x"></a>'.repeat(60_000)}Wort`],
  ])(
    '%s',
    async (_, body) => {
      const { content } = await importedItems([{ id: 1, title: 'A', slug: 'a', body }]);
      expect(content.get('pages/a.json')).toContain('Wort');
    },
    30_000,
  );

  it('a title of thousands of elements in each other', async () => {
    const { content } = await imported(
      exportFile([{ id: 1, slug: 'a', title: 'TITLE' }]).replace(
        'TITLE',
        `${'<b>'.repeat(10_000)}Wort`,
      ),
    );
    expect(content.get('pages/a.json')).toContain('"title": "Wort"');
  });

  it('records of thousands of types', async () => {
    const types = Array.from({ length: 50_000 }, (_, id) => ({
      type: `type${id}`,
      id,
      title: '',
    }));
    const { report } = await importedItems(types);
    expect(report).toContain('"type49999"');
  }, 20_000);
});

it('refuses elements in too many others, with one line', async () => {
  const xml = `<rss>${'<a>'.repeat(300_000)}${'</a>'.repeat(300_000)}</rss>`;
  await expect(imported(xml)).rejects.toThrow(
    /^\S+: expected XML without errors, found in line 1: more than 50 elements in each other\.$/,
  );
});

it('reads no entity of a DOCTYPE', async () => {
  const doctype =
    '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
  const xml = exportFile([{ id: 1, slug: 'a', title: 'TITLE' }]);
  const { content } = await imported(
    xml.replace('<rss', `${doctype}<rss`).replace(/(?:<!\[CDATA\[)?TITLE(?:\]\]>)?/, '&b;&c;'),
  );
  expect(content.get('pages/a.json')).toContain('"title": "&b;&c;"');
});

function shortcodes(count: number): string {
  return Array.from({ length: count }, (_, index) => `[x${index.toString(36)} a=1]`).join('');
}

it('redirects from no path that hides a page or a file', async () => {
  const paths = [
    ...['*', 'verein/*', '.htaccess', '_redirects', 'nginx.conf', 'index.html', 'kontakt.html'],
    ...['.well-known/x', 'service-worker.js', '__preview/x', 'robots.txt', 'en/index.html'],
  ];
  const { content, report } = await importedItems([
    ...paths.map((path, index) => ({
      ...{ id: index + 1, title: `Seite ${index}`, slug: `seite-${index}` },
      link: `${website}/${path}`,
    })),
    { id: 90, title: 'Kontakt', slug: 'kontakt' },
    { type: 'post', id: 91, title: 'Bericht', slug: 'bericht', link: `${website}/2026/bericht/` },
  ]);
  expect(JSON.parse(content.get('redirects.json') ?? '')).toEqual([
    { sort: 1, from: '/2026/bericht', to: '/aktuelles/bericht', permanent: true },
  ]);
  expect(report).toContain("nginx.conf can't lead to /nginx-conf: this website has a file there.");
});

it('loses no page whose file another one has', async () => {
  // The project has a file for its own start page.
  const { content } = await importedItems([
    { id: 1, title: 'Eins', link: `${website}/home/`, slug: 'home' },
    { id: 2, title: 'Zwei', link: `${website}/home/2/`, slug: '2' },
  ]);
  const texts = [...content].filter(([name]) => name.startsWith('pages/home--2'));
  expect(texts.map(([, text]) => /Eins|Zwei/.exec(text)?.[0])).toEqual(['Eins', 'Zwei']);
});

it('writes nothing into the report that is read as Markdown', async () => {
  const title =
    '</h1><script>alert(1)</script> [x](javascript:alert(1)) \u202e![y](//evil.example)';
  const { report, folder } = await importedItems([{ id: 1, title, status: 'draft' }]);
  expect(report).not.toMatch(/(?<!\\)[[\]<>]|\u202e/);
  expect(await readFile(join(folder, 'export.xml'), 'utf8')).toContain('evil');
});
