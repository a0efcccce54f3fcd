import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  SearchIndex,
  type SearchedPage,
  type SearchEntry,
} from '../../../../eleventy/search/SearchIndex.ts';
import { SearchMemory } from '../../../../eleventy/search/SearchMemory.ts';
import { writeIndex } from '../../../../eleventy/search/writeIndex.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const words = ['Mitgliederversammlung', 'Versammlung', 'tagt', 'im', 'Mai', '1.290', 'E-Mail', 'é'];

/** Pages with common words, as in a real site. */
const pages: readonly SearchedPage[] = Array.from({ length: 40 }, (_, number) => ({
  path: `/news/${number}`,
  language: number % 4 === 0 ? 'fr' : 'de',
  title: `Seite ${words[number % 5]}`,
  place: 'Aktuelles',
  author: number % 3 === 0 ? 'Maria Muster' : undefined,
  main: `<main><p>${words.slice(number % 7).join(' ')} wort${number}</p></main>`,
}));
const changed: SearchedPage = { ...pages[7]!, main: '<main><p>Ganz Anderes: Zahnwort</p></main>' };

const remembering = (madeBy = 'this code') => new SearchMemory(join(folder, 'memory'), madeBy);

/** Writes a search index of new pages and of entries that an earlier build kept. */
async function build(
  parts: readonly (SearchedPage | SearchEntry)[],
  memory?: SearchMemory,
): Promise<{ written: Readonly<Record<string, string>>; entries: SearchEntry[] }> {
  const index = new SearchIndex(memory);
  const entries = parts.map((page) => {
    if ('main' in page) return index.add(page);
    if (!index.addKnown(page)) throw new Error(`${page.path} is not remembered`);
    return page;
  });
  const out = join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  await writeIndex(index, out);
  await index.remember();
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const written = files.map(({ parentPath, name }) => [
    join(parentPath, name),
    readFileSync(join(parentPath, name), 'utf8'),
  ]);
  return { written: Object.fromEntries(written) as Record<string, string>, entries };
}

describe('an index of remembered pages', () => {
  it('is the same as one of pages that were read', async () => {
    const first = await build(pages, remembering());
    const entries = JSON.parse(JSON.stringify(first.entries)) as SearchEntry[];
    expect((await build(entries, remembering())).written).toEqual(first.written);
  });

  it.each<[string, (entries: readonly SearchEntry[]) => (SearchedPage | SearchEntry)[]]>([
    ['one page changed', (entries) => [...entries.slice(0, 7), changed, ...entries.slice(8)]],
    ['one is new', (entries) => [{ ...changed, path: '/anders' }, ...entries]],
    ['one is gone', (entries) => entries.toSpliced(7, 1)],
    ['one has moved', ([first, ...others]) => [...others, { ...first!, path: '/zuletzt' }]],
    ['a noun is new', (entries) => [...entries, { ...changed, path: '/z', main: 'Mitglieder' }]],
  ])('is as if all had been read where %s', async (_, change) => {
    const { entries } = await build(pages, remembering());
    const rebuilt = change(entries);
    const read = rebuilt.map((page): SearchedPage => {
      if ('main' in page) return page;
      const { words: name, ...known } = page;
      return { ...pages[entries.findIndex((entry) => entry.words === name)]!, ...known };
    });
    const clean = await build(read);
    expect((await build(rebuilt, remembering())).written).toEqual(clean.written);
    // The entries that the changed build kept give the same index.
    const again = await build(read, remembering());
    expect((await build(again.entries, remembering())).written).toEqual(clean.written);
  });

  it('keeps no page for ever that is gone', async () => {
    const { entries } = await build(pages, remembering());
    await build([...entries.toSpliced(7, 1), { ...changed, path: '/neu' }], remembering());
    expect(new SearchIndex(remembering()).addKnown(entries[7]!)).toBe(false);
  });
});

describe('nothing is remembered', () => {
  it('at first', () => {
    expect(remembering().read('de')).toBeUndefined();
  });

  it('of other code', async () => {
    await build(pages, remembering());
    expect(remembering('other code').read('de')).toBeUndefined();
  });

  it('of another language, by the same words', async () => {
    await build(pages, remembering());
    cpSync(join(folder, 'memory/de'), join(folder, 'memory/fr'));
    expect(remembering().read('fr')).toBeUndefined();
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['is cut off', (file) => file.subarray(0, -4)],
    ['is empty', () => Buffer.alloc(0)],
    ['has another number', (file) => file.fill(file.at(-1)! ^ 1, file.length - 1)],
    [
      'has another word',
      (file) => Buffer.from(file.toString('latin1').replace('tagt', 'tagf'), 'latin1'),
    ],
  ])('of a file that %s', async (_, damaged) => {
    await build(pages, remembering());
    const file = join(folder, 'memory/de');
    writeFileSync(file, damaged(readFileSync(file)));
    expect(remembering().read('de')).toBeUndefined();
  });
});

it('has to read a page of which nothing is remembered', async () => {
  const { entries } = await build(pages, remembering());
  const index = new SearchIndex();
  expect(index.addKnown(entries[0]!)).toBe(false);
  expect(index.languages.get('fr')?.pages()).toEqual([]);
});
