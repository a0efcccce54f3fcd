import { stemmer } from '@orama/stemmers/german';
import { shortestCompoundPart } from '../../contract/searchWords.ts';

/**
 * Finds German words at the end of compounds: a search for "Versammlung" should also find
 * "Mitgliederversammlung". The dictionary is the site's own nouns, so that "Kunden" is found in
 * "Urkunden" only on a site that uses both nouns.
 */
export class Compounds {
  readonly #stems: ReadonlySet<string>;

  /** @param nouns all nouns of the site, in plain letters (contract/searchWords.ts) */
  constructor(nouns: Iterable<string>) {
    this.#stems = new Set(
      [...nouns].filter(({ length }) => length >= shortestCompoundPart).map(stemmer),
    );
  }

  /** Returns the known words at the end of a noun, the longest first. */
  endingsOf(noun: string): string[] {
    const endings: string[] = [];
    const last = noun.length - shortestCompoundPart;
    for (let start = shortestCompoundPart; start <= last; start += 1) {
      const ending = noun.slice(start);
      const isLong = ending.length >= longPart;
      // A short ending is common to many unrelated words, so the rest must be a known word, too.
      if (this.#isKnown(ending) && (isLong || this.#isStart(noun.slice(0, start)))) {
        endings.push(ending);
      }
    }
    return endings;
  }

  /** Compares stems, so number and case do not matter. */
  #isKnown(word: string): boolean {
    return this.#stems.has(stemmer(word));
  }

  /** True if a word can start a compound, with or without a linking s. */
  #isStart(word: string): boolean {
    return this.#isKnown(word) || (word.endsWith('s') && this.#isKnown(word.slice(0, -1)));
  }
}

/** Letters of an ending that is a word of its own, whatever precedes it. */
const longPart = 5;
