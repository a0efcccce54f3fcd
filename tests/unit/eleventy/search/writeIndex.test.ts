import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { searchListAddress, searchPartAddress } from '../../../../contract/siteAddresses.ts';
import type {
  PagesPart,
  SearchIndexList,
  WordList,
  WordsPart,
} from '../../../../contract/search.ts';
import type { SearchedPage } from '../../../../eleventy/search/PageReader.ts';
import { SearchIndex } from '../../../../eleventy/search/SearchIndex.ts';
import { writeIndex } from '../../../../eleventy/search/writeIndex.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const statutes: SearchedPage = {
  path: '/service/satzung',
  language: 'de',
  kind: 'page',
  main: `<main><nav>Sie sind hier</nav><h1>Satzung</h1><p>Die Versammlung tagt.</p>
    <table><tr><td>Beitrag</td><td>240 €</td></tr></table>
    <p data-search-skip="">Anderswo</p></main>`,
  title: 'Satzung "alt" & <neu>',
  place: 'Service',
};
const meeting: SearchedPage = {
  path: '/aktuelles/tagung',
  language: 'de',
  kind: 'news',
  main: '<main><h1>Mitgliederversammlung</h1><p>Wir sehen uns, wenn der Beitrag sinkt.</p></main>',
  title: 'Mitgliederversammlung',
  author: 'Dr. Maria Muster',
  place: 'Aktuelles · 5. Mai 2026',
};
const english: SearchedPage = { ...statutes, path: '/en/statutes', language: 'en' };

function read(address: string): unknown {
  return JSON.parse(readFileSync(join(folder, address), 'utf8'));
}

/** The index of a language, as the browser gets it. */
async function indexed(pages: readonly SearchedPage[], language = 'de') {
  const index = new SearchIndex();
  for (const page of pages) index.add(page);
  await writeIndex(index.pages, folder);
  const list = read(searchListAddress(language)) as SearchIndexList;
  const all = (hashes: readonly string[]) =>
    hashes.flatMap((hash) => read(searchPartAddress(hash)) as readonly unknown[]);
  return {
    list,
    pages: all(list.pageParts) as PagesPart,
    words: new Map(all(list.wordParts.map(([, hash]) => hash)) as WordsPart[number][]),
    allWords: read(searchPartAddress(list.words)) as WordList,
  };
}

describe('the index', () => {
  it('has the address, title and place of each page, as results show them', async () => {
    const { list, pages } = await indexed([statutes, meeting]);
    expect(list.pages).toBe(2);
    expect(pages).toEqual([
      ['/aktuelles/tagung', 'Mitgliederversammlung', 'Aktuelles · 5. Mai 2026'],
      ['/service/satzung', 'Satzung "alt" & <neu>', 'Service'],
    ]);
  });

  it('lists the kinds of consecutive pages, with their number', async () => {
    const { list } = await indexed([
      statutes,
      meeting,
      { ...meeting, path: '/aktuelles/wahl' },
      { ...statutes, path: '/service/schiedsstelle' },
    ]);
    expect(list.kinds).toEqual([
      ['news', 2],
      ['page', 2],
    ]);
  });

  it('lists the pages of each word', async () => {
    const { words } = await indexed([statutes, meeting]);
    const pagesWith = (word: string) => words.get(word)?.filter((_, index) => index % 2 === 0);
    expect(pagesWith('beitrag')).toEqual([0, 1]);
    expect(pagesWith('satzung')).toEqual([1]);
    expect(pagesWith('muster')).toEqual([0]);
    expect(pagesWith('anderswo')).toBeUndefined();
  });

  it('gives a word in a title more weight than one in a text', async () => {
    const { words } = await indexed([statutes, meeting]);
    const weight = (word: string) => words.get(word)![1]!;
    expect(weight('mitgliederversammlung')).toBeGreaterThan(weight('satzung'));
    expect(weight('satzung')).toBeGreaterThan(weight('tagt'));
  });

  it('finds pages by the last word of German compounds, with less weight', async () => {
    const { words } = await indexed([statutes, meeting]);
    const [, inCompound, , itself] = words.get('versammlung')!;
    expect(words.get('versammlung')).toHaveLength(4);
    expect(inCompound).toBeLessThan(words.get('mitgliederversammlung')![1]!);
    expect(itself).toBeGreaterThan(0);
  });

  it('finds “rad” in “Altstadtrad” only if the rest is a known word', async () => {
    const { words } = await indexed([
      { ...statutes, main: '<main><p>Rad Stadt Stadtrad</p></main>' },
      { ...meeting, main: '<main><p>Altstadtrad</p></main>' },
    ]);
    const pagesWith = (word: string) => words.get(word)?.filter((_, index) => index % 2 === 0);
    expect(pagesWith('stadtrad')).toEqual([0, 1]);
    expect(pagesWith('rad')).toEqual([1]);
  });

  it('lists all words for the correction of misspelt ones, without numbers', async () => {
    const { allWords } = await indexed([statutes, meeting]);
    expect(allWords).toContain('mitgliederversammlung');
    expect(allWords).not.toContain('240');
    expect(allWords).toEqual([...allWords].sort());
  });

  it('is separate for each language', async () => {
    expect((await indexed([statutes, english])).list.pages).toBe(1);
    expect((await indexed([statutes, english], 'en')).pages[0]?.[0]).toBe('/en/statutes');
  });

  it('is the same whatever the order of the pages', async () => {
    const { list } = await indexed([statutes, meeting]);
    expect((await indexed([meeting, statutes])).list).toEqual(list);
  });

  it('splits many words into files, and lists the first word of each', async () => {
    const text = Array.from({ length: 3000 }, (_, number) => `wort${number}`).join(' ');
    const { list, words } = await indexed([{ ...statutes, main: `<main>${text}</main>` }]);
    expect(list.wordParts.length).toBeGreaterThan(1);
    expect(list.wordParts.map(([word]) => word)).toEqual(
      list.wordParts.map(([word]) => word).sort(),
    );
    expect(words.size).toBeGreaterThan(3000);
    expect(readdirSync(join(folder, 'search-index/parts')).length).toBe(list.wordParts.length + 2);
  });
});
