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
  it('has what results say of a page, by its address', async () => {
    const { list, pages } = await indexed([statutes, meeting]);
    expect(list.pages).toBe(2);
    expect(pages).toEqual([
      ['/aktuelles/tagung', 'Mitgliederversammlung', 'Aktuelles · 5. Mai 2026'],
      ['/service/satzung', 'Satzung "alt" & <neu>', 'Service'],
    ]);
  });

  it('knows the kinds of the pages, with the number of pages in succession', async () => {
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

  it('knows on which pages words are, in steps from one to the next', async () => {
    const { words } = await indexed([statutes, meeting]);
    const pagesWith = (word: string) => words.get(word)?.filter((_, index) => index % 2 === 0);
    expect(pagesWith('beitrag')).toEqual([0, 1]);
    expect(pagesWith('satzung')).toEqual([1]);
    expect(pagesWith('muster')).toEqual([0]);
    expect(pagesWith('anderswo')).toBeUndefined();
  });

  it('gives more to a word in a title than in a text', async () => {
    const { words } = await indexed([statutes, meeting]);
    const weight = (word: string) => words.get(word)![1]!;
    expect(weight('mitgliederversammlung')).toBeGreaterThan(weight('satzung'));
    expect(weight('satzung')).toBeGreaterThan(weight('tagt'));
  });

  it('knows what German compounds end in, for less', async () => {
    const { words } = await indexed([statutes, meeting]);
    const [, inCompound, , itself] = words.get('versammlung')!;
    expect(words.get('versammlung')).toHaveLength(4);
    expect(inCompound).toBeLessThan(words.get('mitgliederversammlung')![1]!);
    expect(itself).toBeGreaterThan(0);
  });

  it('does not find the end of a compound’s end where the rest is no word', async () => {
    const { words } = await indexed([
      { ...statutes, main: '<main><p>Rad Stadt Stadtrad</p></main>' },
      { ...meeting, main: '<main><p>Altstadtrad</p></main>' },
    ]);
    const pagesWith = (word: string) => words.get(word)?.filter((_, index) => index % 2 === 0);
    expect(pagesWith('stadtrad')).toEqual([0, 1]);
    expect(pagesWith('rad')).toEqual([1]);
  });

  it('lists words among which one is looked for that is spelled wrong, and no numbers', async () => {
    const { allWords } = await indexed([statutes, meeting]);
    expect(allWords).toContain('mitgliederversammlung');
    expect(allWords).not.toContain('240');
    expect(allWords).toEqual([...allWords].sort());
  });

  it('is one for each language', async () => {
    expect((await indexed([statutes, english])).list.pages).toBe(1);
    expect((await indexed([statutes, english], 'en')).pages[0]?.[0]).toBe('/en/statutes');
  });

  it('is the same in whatever order its pages come', async () => {
    const { list } = await indexed([statutes, meeting]);
    expect((await indexed([meeting, statutes])).list).toEqual(list);
  });

  it('has parts of words, of which the list says where each begins', async () => {
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
