import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  kind: 'news',
  title: `Seite ${words[number % 5]}`,
  place: 'Aktuelles',
  author: number % 3 === 0 ? 'Maria Muster' : undefined,
  main: `<main><p>${words.slice(number % 7).join(' ')} wort${number}</p></main>`,
}));
const changed: SearchedPage = { ...pages[7]!, main: '<main><p>Ganz Anderes: Zahnwort</p></main>' };

/** A page of an earlier build, without its main region. */
interface Known {
  readonly key: string;
  readonly page: SearchedPage;
}

/** A build that remembers pages. */
async function build(parts: readonly (SearchedPage | Known)[], main = neverRead) {
  const memo = new Memo(join(folder, 'memo'), 'this code');
  const index = new SearchIndex(memo);
  const known = parts.map((part) => {
    if (!('key' in part)) return { key: index.add(part), page: part };
    if (!index.addKnown(part.key, part.page, () => main(part.page)))
      throw new Error(`${part.key} is not remembered`);
    return part;
  });
  const files = await written(index);
  memo.close();
  return { known, written: files };
}

function neverRead(page: SearchedPage): string {
  throw new Error(`${page.path} was read again.`);
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
    const again = await build(first.known);
    expect(again.written).toEqual(first.written);
    expect(again.written).toEqual(await cleanBuild(pages));
  });

  it('reads pages again if their words are damaged', async () => {
    const first = await build(pages);
    for (const name of readdirSync(folder).filter((file) => file.startsWith('memo.')))
      writeFileSync(join(folder, name), '');
    const again = await build(first.known, ({ main }) => main);
    expect(again.written).toEqual(first.written);
    expect((await build(first.known)).written).toEqual(first.written);
  });

  const moved = { ...pages[0]!, path: '/zuletzt' };
  it.each<[string, (known: readonly Known[]) => (SearchedPage | Known)[], SearchedPage[]]>([
    [
      'a page changed',
      (known) => [...known.slice(0, 7), changed, ...known.slice(8)],
      pages.with(7, changed),
    ],
    ['a page is new', (known) => [moved, ...known], [moved, ...pages]],
    ['a page was deleted', (known) => known.toSpliced(7, 1), pages.toSpliced(7, 1)],
    ['a page has moved', (known) => [...known.slice(1), moved], [...pages.slice(1), moved]],
    [
      'a noun is new',
      (known) => [...known, { ...changed, path: '/z', main: 'Mitglieder' }],
      [...pages, { ...changed, path: '/z', main: 'Mitglieder' }],
    ],
  ])('equals a clean build after %s', async (_, rebuilt, clean) => {
    const { known } = await build(pages);
    const expected = await cleanBuild(clean);
    const second = await build(rebuilt(known));
    expect(second.written).toEqual(expected);
    expect((await build(second.known)).written).toEqual(expected);
  });

  it('does not keep deleted pages forever', async () => {
    const { known } = await build(pages);
    await build(known.toSpliced(7, 1));
    await expect(build(known)).rejects.toThrow('is not remembered');
  });
});

describe('a key', () => {
  it.each<[string, Partial<SearchedPage>]>([
    ['address', { path: '/andere' }],
    ['language', { language: 'fr' }],
    ['title', { title: 'Anderer Titel' }],
    ['place', { place: 'Anderswo' }],
    ['kind', { kind: 'page' }],
    ['author', { author: 'Max Muster' }],
    ['text', { main: changed.main }],
  ])('is another one for another %s', (_, change) => {
    const index = new SearchIndex();
    expect(index.add({ ...pages[1]!, ...change })).not.toBe(index.add(pages[1]!));
  });

  it('adds no page that is not remembered', async () => {
    const { known } = await build(pages);
    const index = new SearchIndex();
    expect(index.addKnown(known[0]!.key, pages[0]!, () => '')).toBe(false);
    expect(index.pages).toEqual([]);
  });
});
