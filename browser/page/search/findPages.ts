import { stemmers, type Language } from '../../../locales/languages.ts';
import { queryWords } from '../../../contract/searchWords.ts';
import type { IndexFiles } from './indexFiles.ts';
import { inflected, meaningsIn, partsFor, variantOf } from './meanings.ts';
import { ranked, type FoundWord } from './ranking.ts';
import { similarWords } from './typos.ts';

interface FoundPages {
  /** Positions in the index, best match first. */
  readonly pages: readonly number[];
  /** The found words to mark, in plain letters. */
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
    const variants = word.map((text) => variantOf(text, stem));
    const hashes = new Set(variants.flatMap((variant) => partsFor(variant, list.wordParts)));
    const parts = await Promise.all([...hashes].map((hash) => files.words(hash)));
    return parts.flatMap((part) => meaningsIn(part, variants, stem));
  };

  const meaningsOfTypo = async ([word = '']: readonly string[]): Promise<MeantWord[]> => {
    const similar = similarWords(word, await files.allWords());
    return (await Promise.all(similar.map((other) => meaningsOf([other])))).flat();
  };

  const asked = queryWords(query);
  const words = await Promise.all(
    asked.map(async (variants) => {
      const meant = await meaningsOf(variants);
      return meant.length > 0 ? meant : meaningsOfTypo(variants);
    }),
  );
  return {
    pages: ranked(words, list.pages),
    words: new Map(
      words.flatMap((meant, part) =>
        meant
          .filter(({ likelihood }) => isMarked(asked[part]?.[0] ?? '', likelihood))
          .map(({ word, likelihood }) => [word, { part, likelihood }]),
      ),
    ),
  };
}

/** Marks whole words, their inflections, and words that begin with at least some letters of the query. */
function isMarked(typed: string, likelihood: number): boolean {
  return likelihood >= inflected || typed.length >= shortestMarkedStart;
}

/** With fewer letters, too many words begin with the word: “a”, or “bei” in “Beispiel”. */
const shortestMarkedStart = 4;

interface MeantWord extends FoundWord {
  readonly word: string;
}
