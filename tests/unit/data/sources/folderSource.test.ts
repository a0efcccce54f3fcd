import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderSource } from '../../../../data/sources/folder.ts';
import { problemLines, smallest } from '../smallContent.ts';

const files = {
  'project.json': smallest.project[0],
  'theme.json': smallest.theme[0],
  'company.json': smallest.company[0],
  'legal.json': smallest.legal[0],
  'menus.json': [],
  'widgets.json': [],
  'opening_hours.json': [],
  'social.json': [
    { media: 'other', path: 'https://social.example/@vhm' },
    { media: 'facebook', path: 'https://facebook.example/vhm' },
  ],
  'pages/zuletzt.json': smallest.pages[0],
  'pages/home.json': smallest.pages[0],
};

let folder: string;
const file = (name: string) => join(folder, name);
const problems = () => problemLines(() => folderSource(folder).read());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-source-'));
  await mkdir(file('pages'));
  for (const [name, value] of Object.entries(files)) {
    await writeFile(file(name), JSON.stringify(value));
  }
});
afterEach(() => rm(folder, { recursive: true }));

describe('folderSource', () => {
  it('reads single records, lists, and a folder with a file for each page', async () => {
    const content = await folderSource(folder).read();
    expect(content.theme).toEqual([{ origin: 'theme.json', value: files['theme.json'] }]);
    expect(content.menus).toEqual([]);
    expect(content.socialEntries).toEqual([
      { origin: 'social.json[0]', value: files['social.json'][0] },
      { origin: 'social.json[1]', value: files['social.json'][1] },
    ]);
    expect(content.pages.map(({ origin }) => origin)).toContain('pages/home.json');
  });

  it.each([
    ['99.0.0', 'update Collegium'],
    ['0.0.9', 'upgrade the content'],
  ])('refuses content of version %s in one line, whatever else it has', async (found, fix) => {
    const project = { ...smallest.project[0], collegium: found, field_of_that_version: true };
    await writeFile(file('project.json'), JSON.stringify(project));
    await writeFile(file('menus.json'), '{ "format": "of that version" }');
    expect(await problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^project.json: collegium: expected content of .+, found content of ${found}; ${fix}`,
        ),
      ),
    ]);
  });

  it('names itself after its folder, unless it has a name', () => {
    expect(folderSource('here').name).toBe('the folder here');
    expect(folderSource('here', 'the embedded association').name).toBe('the embedded association');
  });

  it('takes the pages in the order of their names, whatever else is in the folder', async () => {
    await writeFile(file('pages/.DS_Store'), '');
    await writeFile(file('pages/README.md'), '');
    const { pages } = await folderSource(folder).read();
    expect(pages.map(({ origin }) => origin)).toEqual(['pages/home.json', 'pages/zuletzt.json']);
  });

  it.each(['project.json', 'menus.json'])('misses %s', async (name) => {
    await rm(file(name));
    expect(await problems()).toEqual([`${name}: expected this file to be there and readable`]);
  });

  it('misses the folder of pages', async () => {
    await rm(file('pages'), { recursive: true });
    expect(await problems()).toEqual(['pages: expected a folder with one JSON file each']);
  });

  it.each([
    '',
    '{ "brand_color": "#17665a", }',
    // V8's message quotes the lines around this mistake.
    '{\n  "brand_color": [1,\n  ,]\n}\n',
  ])('reports broken JSON to an editor in one line: %j', async (text) => {
    await writeFile(file('theme.json'), text);
    expect(await problems()).toEqual([
      expect.stringMatching(/^theme\.json: expected JSON \(.+\)$/),
    ]);
  });

  it.each(['{}', '"text"', 'null', '7'])('expects a list where it finds %s', async (text) => {
    await writeFile(file('widgets.json'), text);
    expect(await problems()).toEqual(['widgets.json: expected a list: [ … ]']);
  });

  it.each([
    ['Redirects.json', 'the name redirects.json, since this one is not read'],
    ['consent.json', 'the name consents.json, since this one is not read'],
    ['news.json', 'the name news, since this one is not read'],
    ['pages/GROSS.JSON', 'the name GROSS.json, since only .json is read'],
    ['pages/2026/x.json', 'a file in pages/ itself, since folders in it are not read'],
    ['pages/2026/11/x.JSON', 'a file in pages/ itself, since folders in it are not read'],
    ['New/x.json', 'the name news, since this one is not read'],
  ])('stops at %s, which would be missing on the website', async (name, expected) => {
    await mkdir(dirname(file(name)), { recursive: true });
    await writeFile(file(name), '[]');
    expect(await problems()).toEqual([`${name.replace(/^New\/.*/, 'New')}: expected ${expected}`]);
  });

  it('warns of files that may be meant for others, or are a copy', async () => {
    const names = ['package.json', 'theme2.json', 'pages/notiz.txt', 'Archiv/alt.json', '.x.json'];
    await mkdir(file('Archiv'));
    for (const name of names) await writeFile(file(name), '{}');
    const told: string[] = [];
    const write = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((line) => told.push(String(line)) > 0);
    expect(await problems()).toEqual([]);
    write.mockRestore();
    expect(told.sort()).toEqual([
      'Archiv: expected no such name, since it is not read\n',
      'package.json: expected no such name, since it is not read\n',
      'pages/notiz.txt: expected a name that ends in .json, since others are not read\n',
      'theme2.json: expected the name theme.json, since this one is not read\n',
    ]);
  });

  it('does not take a built site in the folder for content', async () => {
    await mkdir(file('dist'));
    await writeFile(file('dist/index.html'), '');
    await writeFile(file('dist/manifest.json'), '');
    expect(await problems()).toEqual([]);
  });

  it('reads UTF-8 with and without a mark at its start', async () => {
    await writeFile(file('menus.json'), '\ufeff[]');
    await writeFile(file('widgets.json'), '["ü"]');
    const { menus, widgets } = await folderSource(folder).read();
    expect(menus).toEqual([]);
    expect(widgets).toEqual([{ origin: 'widgets.json[0]', value: 'ü' }]);
  });

  it.each([
    [
      'Latin-1',
      Buffer.from('[\n"für"\n]', 'latin1'),
      'another encoding, such as Latin-1, in line 2',
    ],
    ['UTF-16', Buffer.from('\ufeff[]', 'utf16le'), 'UTF-16'],
    ['UTF-16 without a mark', Buffer.from('[]', 'utf16le'), 'UTF-16'],
    ['UTF-16, the other way round', Buffer.from('\ufeff[]', 'utf16le').swap16(), 'UTF-16'],
  ])('refuses %s', async (_what, bytes, found) => {
    await writeFile(file('menus.json'), bytes);
    expect(await problems()).toEqual([
      `menus.json: expected text in UTF-8, found ${found}: save it as UTF-8`,
    ]);
  });

  it('follows links within the folder, and no others', async () => {
    const link = "a file in the content's folder, found a link that leads out of it";
    await symlink('home.json', file('pages/auch.json'));
    expect(await problems()).toEqual([]);
    await symlink(join(process.cwd(), 'package.json'), file('pages/andere.json'));
    await symlink(join(process.cwd(), 'data/embedded/association/news'), file('news'));
    const told = await problems();
    expect(told[0]).toBe(`pages/andere.json: expected ${link}`);
    expect(told.at(-1)).toMatch(`.json: expected ${link}`);
  });

  it('waits for nothing that is no file', async () => {
    await mkdir(file('pages/ordner.json'));
    expect(await problems()).toEqual([
      'pages/ordner.json: expected this file to be there and readable',
    ]);
  });

  it('reports a name in one line, whatever is in it', async () => {
    await writeFile(file('pages/a\n\u001b[31m.json'), '{');
    expect(await problems()).toEqual([
      expect.stringMatching(/^pages\/a\\x0a\\x1b\[31m\.json: expected JSON \(/),
    ]);
  });

  it('reads on after a problem, and tells all of them', async () => {
    await rm(file('legal.json'));
    await writeFile(file('social.json'), '{}');
    await writeFile(file('pages/home.json'), '{');
    expect(await problems()).toEqual([
      'legal.json: expected this file to be there and readable',
      'social.json: expected a list: [ … ]',
      expect.stringMatching(/^pages\/home\.json: expected JSON \(/),
    ]);
  });
});
