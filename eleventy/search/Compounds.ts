import { stemmer } from '@orama/stemmers/german';

/**
 * Finds German words in others: who looks for "Versammlung" means the "Mitgliederversammlung", too,
 * of which a search by words knows nothing. The site's own nouns are the dictionary, so that no
 * "Kunden" are found in "Urkunden" unless the site speaks of both.
 */
export class Compounds {
  readonly #stems: ReadonlySet<string>;

  /** @param nouns all of the site's, in plain letters (contract/search/words.ts) */
  constructor(nouns: Iterable<string>) {
    this.#stems = new Set([...nouns].filter(({ length }) => length >= shortestPart).map(stemmer));
  }

  /** The words that a noun ends in, the longest first. */
  endingsOf(noun: string): string[] {
    const endings: string[] = [];
    for (let start = shortestStart; start <= noun.length - shortestPart; start += 1) {
      const ending = noun.slice(start);
      const isLong = ending.length >= longPart;
      // Few letters are the end of many a word that has nothing to do with theirs.
      if (this.#isKnown(ending) && (isLong || this.#isStart(noun.slice(0, start)))) {
        endings.push(ending);
      }
    }
    return endings;
  }

  /** In whatever number and case it stands elsewhere. */
  #isKnown(word: string): boolean {
    return this.#stems.has(stemmer(word));
  }

  /** A word that another may follow, be it by an s between them. */
  #isStart(word: string): boolean {
    return this.#isKnown(word) || (word.endsWith('s') && this.#isKnown(word.slice(0, -1)));
  }
}

/** In letters. */
const shortestPart = 3;
const longPart = 5;
const shortestStart = 3;
