/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderSource } from '../../../data/sources/folder.ts';
import { problemLines, smallest } from './smallContent.ts';

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
    // V8 quotes the lines around this mistake.
    '{\n  "brand_color": [1,\n  ,]\n}\n',
  ])('is told of broken JSON in one line: %j', async (text) => {
    await writeFile(file('theme.json'), text);
    expect(await problems()).toEqual([
      expect.stringMatching(/^theme\.json: expected JSON \(.+\)$/),
    ]);
  });

  it.each(['{}', '"text"', 'null', '7'])('expects a list where it finds %s', async (text) => {
    await writeFile(file('widgets.json'), text);
    expect(await problems()).toEqual(['widgets.json: expected a list: [ … ]']);
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
