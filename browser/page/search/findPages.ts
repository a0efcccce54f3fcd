import { stemmers, type Language } from '../../../locales/languages.ts';
import { queryWords } from '../../../contract/searchWords.ts';
import type { IndexFiles } from './indexFiles.ts';
import { meaningsIn, partsFor, spellingOf } from './meanings.ts';
import { ranked, type FoundWord } from './ranking.ts';
import { similarWords } from './typos.ts';

interface FoundPages {
  /** Positions in the index, best match first. */
  readonly pages: readonly number[];
  /** The found words, in plain letters. */
  readonly words: ReadonlyMap<string, Meant>;
}

/** The meaning of a page's word in the query. */
export interface Meant {
  /** The index of the query's word, from 0. */
  readonly part: number;
  /** The likelihood that the visitor means this word, up to 1. */
  readonly likelihood: number;
}

/**
 * Finds the pages for a query.
 *
 * @throws if the index can't be loaded
 */
export async function findPages(
  files: IndexFiles,
  query: string,
  language: Language,
): Promise<FoundPages> {
  const [list, { stemmer: stem }] = await Promise.all([files.list(), stemmers[language]()]);

  const meaningsOf = async (word: readonly string[]): Promise<MeantWord[]> => {
    const spellings = word.map((text) => spellingOf(text, stem));
    const hashes = new Set(spellings.flatMap((spelling) => partsFor(spelling, list.wordParts)));
    const parts = await Promise.all([...hashes].map((hash) => files.words(hash)));
    return parts.flatMap((part) => meaningsIn(part, spellings, stem));
  };

  const meaningsOfTypo = async ([word = '']: readonly string[]): Promise<MeantWord[]> => {
    const similar = similarWords(word, await files.allWords());
    return (await Promise.all(similar.map((other) => meaningsOf([other])))).flat();
  };

  const words = await Promise.all(
    queryWords(query).map(async (spellings) => {
      const meant = await meaningsOf(spellings);
      return meant.length > 0 ? meant : meaningsOfTypo(spellings);
    }),
  );
  return {
    pages: ranked(words, list.pages),
    words: new Map(
      words.flatMap((meant, part) =>
        meant.map(({ word, likelihood }) => [word, { part, likelihood }]),
      ),
    ),
  };
}

interface MeantWord extends FoundWord {
  readonly word: string;
}
