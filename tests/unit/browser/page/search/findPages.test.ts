import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findPages } from '../../../../../browser/page/search/findPages.ts';
import { IndexFiles } from '../../../../../browser/page/search/indexFiles.ts';
import { SearchIndex } from '../../../../../eleventy/search/SearchIndex.ts';
import { writeIndex } from '../../../../../eleventy/search/writeIndex.ts';
import type { Language } from '../../../../../locales/languages.ts';
import type { SampleLanguage } from '../../../../../stories/sampleLanguages.ts';

/** Words with the same beginning, in more index files than a search for a beginning loads. */
const many = Array.from({ length: 12_000 }, (_, number) => `vera${number}x`).join(' ');

/** More pages than one part of the index has. */
const further = Object.fromEntries(
  Array.from(
    { length: 150 },
    (_, number) => [`/weiteres/${number}`, ['Weiteres', 'Mehr.']] as const,
  ),
);

/** Pages by their addresses, each a title and a text. */
const sites: Readonly<Record<SampleLanguage, Readonly<Record<string, readonly [string, string]>>>> =
  {
    de: {
      '/satzung': ['Satzung', 'Die Satzung regelt, was die Satzung regelt, und die Versammlung.'],
      '/tagung': [
        'Mitgliederversammlung 2026',
        'Wir ändern die Satzung und den Beitrag. Nebenan gibt es Kuchen.',
      ],
      '/gebuehren': [
        'Gebührenverzeichnis',
        'Ein Gespräch kostet 1.290 € bei Dr. Müller und Frau Mueller.',
      ],
      '/viele': ['Vieles', `Der Verein. ${many}`],
      '/hitze': ['Heiße Tage', 'Was die Praxis bei Hitze tun kann, und was ein Gespräch hilft.'],
      ...further,
    },
    en: {
      '/en/studies': ['Studies', 'A study of members’ benefits.'],
      '/en/heat': ['Hot days', 'Water for all members.'],
    },
    fr: {
      '/fr/urgence': ['Séminaire d’urgence', 'La cotisation de l’assemblée générale.'],
      '/fr/ete': ['Fin d’été', 'Les cotisations des membres.'],
    },
  };

let folder: string;
let asked: string[] = [];
const original = globalThis.fetch;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'find-'));
  const index = new SearchIndex();
  for (const [language, pages] of Object.entries(sites)) {
    for (const [path, [title, text]] of Object.entries(pages)) {
      index.add({
        path,
        language: language as Language,
        kind: 'page',
        title,
        main: `<main>${text}</main>`,
        place: '',
      });
    }
  }
  await writeIndex(index.pages, folder);
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(readFileSync(join(folder, address), 'utf8')));
  }) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = original;
  rmSync(folder, { recursive: true });
});

async function found(query: string, language: Language = 'de') {
  const files = new IndexFiles(language);
  const { pages } = await findPages(files, query, language);
  return Promise.all(pages.map(async (page) => (await files.page(page))[0]));
}

describe('a query finds', () => {
  it.each([
    ['a word, in titles first', 'satzung', ['/satzung', '/tagung']],
    ['an inflection', 'Satzungen', ['/satzung', '/tagung']],
    ['the beginning of a word', 'gebühr', ['/gebuehren']],
    ['what a compound ends in', 'versammlung', ['/satzung', '/tagung']],
    ['what is in words alone', 'zeichnis', ['/gebuehren']],
    ['letters for umlauts', 'gebuehrenverzeichnis', ['/gebuehren']],
    ['names in all their spellings', 'Müller', ['/gebuehren']],
    ['numbers, however they are parted', '1290', ['/gebuehren']],
    ['pages with all words before those with some', 'hitze gespräch', ['/hitze']],
    ['a slip', 'Satzugn', ['/satzung', '/tagung']],
    ['nothing where there is nothing', 'abrakadabra', []],
    ['nothing where most of it is unknown', 'die abrakadabra simsalabim', []],
    ['nothing for what is no word', '"><', []],
  ])('%s', async (_, query, paths) => {
    expect((await found(query)).sort()).toEqual([...paths].sort());
    if (paths.length > 0 && query.toLowerCase().startsWith('satz')) {
      expect((await found(query))[0]).toBe(paths[0]);
    }
  });

  it.each([
    ['en', 'study', '/en/studies'],
    ['en', 'benefit', '/en/studies'],
    ['fr', 'urgence', '/fr/urgence'],
    ['fr', 'l’été', '/fr/ete'],
    ['fr', 'assemblee', '/fr/urgence'],
  ] as const)('in %s %s', async (language, query, path) => {
    expect((await found(query, language))[0]).toBe(path);
  });
});

describe('excerpts mark', () => {
  it.each([
    ['words that begin with four letters of the query', 'satz', ['satzung']],
    ['inflections', 'Satzungen', ['satzung']],
    ['short words only as a whole', 'was bei der', ['was', 'bei', 'der']],
    ['no words for a letter', 'v', []],
  ])('%s', async (_, query, marked) => {
    const { words } = await findPages(new IndexFiles('de'), query, 'de');
    expect([...words.keys()]).toEqual(marked);
  });
});

describe('of the index', () => {
  it('a beginning is found, however much begins nearly so', async () => {
    const { wordParts, words } = await new IndexFiles('de').list();
    expect(wordParts.length).toBeGreaterThan(6);
    asked = [];
    expect(await found('vere')).toEqual(['/viele']);
    // The query is the beginning of a word, not a misspelling, so the full word list is not needed.
    expect(asked.join()).not.toContain(words);
  });

  it('the list and all titles are fetched ahead', async () => {
    const files = new IndexFiles('de');
    asked = [];
    await files.prepare();
    expect(asked).toHaveLength(3);
    await files.page(1);
    await files.page(150);
    expect(asked).toHaveLength(3);
  });

  it('all parts of a small site are fetched ahead', async () => {
    const files = new IndexFiles('fr');
    const { wordParts } = await files.list();
    asked = [];
    await files.prepare();
    expect(asked).toHaveLength(1 + wordParts.length);
    await findPages(files, 'urgence', 'fr');
    await files.page(0);
    expect(asked).toHaveLength(1 + wordParts.length);
  });

  it('each part is fetched once, and the list of all words only for a slip', async () => {
    const files = new IndexFiles('de');
    asked = [];
    await findPages(files, 'satzung', 'de');
    const before = asked.length;
    await findPages(files, 'satzung', 'de');
    expect(asked).toHaveLength(before);
    await findPages(files, 'satzugn', 'de');
    expect(asked.filter((address) => address.endsWith('/de.json'))).toHaveLength(1);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(before);
  });
});
