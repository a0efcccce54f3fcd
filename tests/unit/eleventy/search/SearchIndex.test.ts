import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Memo } from '../../../../eleventy/memo/Memo.ts';
import type { SearchedPage } from '../../../../eleventy/search/PageReader.ts';
import { SearchIndex } from '../../../../eleventy/search/SearchIndex.ts';
import { writeIndex } from '../../../../eleventy/search/writeIndex.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const words = ['Mitgliederversammlung', 'Versammlung', 'tagt', 'im', 'Mai', '1.290', 'E-Mail', 'é'];

/** Pages that share words, as a site's do. */
const pages: readonly SearchedPage[] = Array.from({ length: 40 }, (_, number) => ({
  path: `/news/${number}`,
  language: number % 4 === 0 ? 'fr' : 'de',
  title: `Seite ${words[number % 5]}`,
  place: 'Aktuelles',
  author: number % 3 === 0 ? 'Maria Muster' : undefined,
  main: `<main><p>${words.slice(number % 7).join(' ')} wort${number}</p></main>`,
}));
const changed: SearchedPage = { ...pages[7]!, main: '<main><p>Ganz Anderes: Zahnwort</p></main>' };

/** A build that remembers pages; a string is the key of a page of an earlier build. */
async function build(parts: readonly (SearchedPage | string)[]) {
  const memo = new Memo(join(folder, 'memo'), 'this code');
  const index = new SearchIndex(memo);
  const keys = parts.map((page) => {
    if (typeof page !== 'string') return index.add(page);
    if (!index.addKnown(page)) throw new Error(`${page} is not remembered`);
    return page;
  });
  await memo.close();
  return { keys, written: await written(index) };
}

/** Builds without a memo. */
async function cleanBuild(parts: readonly SearchedPage[]) {
  const index = new SearchIndex();
  for (const page of parts) index.add(page);
  return written(index);
}

/** The files of an index by their names. */
async function written({ pages: read }: SearchIndex): Promise<ReadonlyMap<string, string>> {
  const out = join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  await writeIndex(read, out);
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

describe('an index of remembered pages', () => {
  it('equals an index of the pages themselves', async () => {
    const first = await build(pages);
    const again = await build(first.keys);
    expect(again.written).toEqual(first.written);
    expect(again.written).toEqual(await cleanBuild(pages));
  });

  const moved = { ...pages[0]!, path: '/zuletzt' };
  it.each<[string, (keys: readonly string[]) => (SearchedPage | string)[], SearchedPage[]]>([
    [
      'a page changed',
      (keys) => keys.with(7, '').map((key) => key || changed),
      pages.with(7, changed),
    ],
    ['a page is new', (keys) => [moved, ...keys], [moved, ...pages]],
    ['a page was deleted', (keys) => keys.toSpliced(7, 1), pages.toSpliced(7, 1)],
    ['a page has moved', (keys) => [...keys.slice(1), moved], [...pages.slice(1), moved]],
    [
      'a noun is new',
      (keys) => [...keys, { ...changed, path: '/z', main: 'Mitglieder' }],
      [...pages, { ...changed, path: '/z', main: 'Mitglieder' }],
    ],
  ])('equals a clean build after %s', async (_, rebuilt, clean) => {
    const { keys } = await build(pages);
    const expected = await cleanBuild(clean);
    const second = await build(rebuilt(keys));
    expect(second.written).toEqual(expected);
    expect((await build(second.keys)).written).toEqual(expected);
  });

  it('does not keep deleted pages forever', async () => {
    const { keys } = await build(pages);
    await build(keys.toSpliced(7, 1));
    await expect(build(keys)).rejects.toThrow('is not remembered');
  });
});

describe('a key', () => {
  it.each<[string, Partial<SearchedPage>]>([
    ['address', { path: '/andere' }],
    ['language', { language: 'fr' }],
    ['title', { title: 'Anderer Titel' }],
    ['place', { place: 'Anderswo' }],
    ['author', { author: 'Max Muster' }],
    ['text', { main: changed.main }],
  ])('is another one for another %s', (_, change) => {
    const index = new SearchIndex();
    expect(index.add({ ...pages[1]!, ...change })).not.toBe(index.add(pages[1]!));
  });

  it('adds no page that is not remembered', async () => {
    const { keys } = await build(pages);
    const index = new SearchIndex();
    expect(index.addKnown(keys[0]!)).toBe(false);
    expect(index.pages).toEqual([]);
  });
});
