import { describe, expect, it } from '@jest/globals';
import { formsOf, rawWordsIn } from '../../../../contract/searchWords.ts';
import { PageReader, type SearchedPage } from '../../../../eleventy/search/PageReader.ts';

const page: SearchedPage = {
  path: '/satzung',
  language: 'de',
  kind: 'page',
  title: 'Satzung',
  place: 'Service',
  main: '<main><p>Die Satzung regelt den Beitrag. Der Beitrag ist niedrig.</p></main>',
};

/** Each word with its weight. */
function weightsOf(read: SearchedPage, reader = new PageReader()): ReadonlyMap<string, number> {
  const byWeight = Object.entries(reader.read(read).words);
  return new Map(
    byWeight.flatMap(([weight, words]) =>
      words.split(' ').map((word) => [word, Number(weight)] as const),
    ),
  );
}

function textPage(text: string): SearchedPage {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return { ...page, title: '', place: '', main: `<main>${escaped}</main>` };
}

function wordsOf(text: string, reader?: PageReader): string[] {
  return [...weightsOf(textPage(text), reader).keys()].filter(Boolean).sort();
}

function formsIn(text: string): string[] {
  return [...new Set(rawWordsIn(text).flatMap(formsOf))].sort();
}

describe('the words of a page', () => {
  it.each([
    ['Die Versammlung tagt, im Mai. Die Versammlung!'],
    ['1.290 Euro, 12.5.2026, 3,5 % und 1 290,– sowie 1.290.'],
    ['l’été d’Anne, aujourd’hui: «L’ÉTÉ», qu’il a 20 %'],
    ['E-Mail-Adresse - mit -Strichen- und ‑anderen‑'],
    ['Zu\u00adsam\u00admen\u00adset\u00adzung e\u0301te\u0301 \u0301'],
    ['日本語 слово 𝒳yz 😀 x😀y ² ½ ①'],
    [''],
    ['-'],
  ])('are all forms of the words in “%s”', (text) => {
    expect(wordsOf(text)).toEqual(formsIn(text));
  });

  it('are the same, whatever characters stand next to each other', () => {
    const characters = [
      ...Array.from("aZäß’'-‐‑.,\u00a0\u202f\u00ad\u0301 ,1٣½²:–…日я😀𝒳\n(€)"),
      ...['123', 'Wort'],
    ];
    let seed = 1;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    const reader = new PageReader();
    for (let count = 0; count < 5000; count += 1) {
      const some = Array.from({ length: random(12) }, () => characters[random(characters.length)]);
      const text = some.join('');
      expect(wordsOf(text, reader)).toEqual(formsIn(text));
    }
  });

  it('weigh more in the title than in the text, and more the more often they occur', () => {
    const weights = weightsOf(page);
    expect(weights.get('satzung')).toBeGreaterThan(weights.get('beitrag')!);
    expect(weights.get('beitrag')).toBeGreaterThan(weights.get('niedrig')!);
  });

  it('do not depend on the pages before', () => {
    const reader = new PageReader();
    reader.read({ ...page, title: 'Niedrig niedrig', main: 'Beitrag Satzung Satzung Niedrig' });
    expect(reader.read(page)).toEqual(new PageReader().read(page));
  });

  it('include the author', () => {
    expect(weightsOf({ ...page, author: 'Dr. Maria Muster' }).has('muster')).toBe(true);
  });
});

describe('the nouns of a page', () => {
  it('are the capitalised words', () => {
    expect(new PageReader().read(page).nouns.split(' ').sort()).toEqual([
      'beitrag',
      'der',
      'die',
      'satzung',
      'service',
    ]);
  });

  it('are empty in languages without compounds', () => {
    expect(new PageReader().read({ ...page, language: 'en' }).nouns).toBe('');
  });
});
