import { formsOf } from '../../contract/search/words.ts';
import { packedWord, type PageWords } from './pageWords.ts';
import type { Vocabulary } from './Vocabulary.ts';
import { weightOf } from './weights.ts';
import { WrittenWords } from './WrittenWords.ts';

/** Reads the words on pages of a language. */
export class PageReader {
  readonly #vocabulary: Vocabulary;
  readonly #words = new Map<number, ReadWord>();
  readonly #written = new WrittenWords((raw) => this.#writtenAs(raw));

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** @param text all that is searched in addition to the title */
  read(title: string, text: string): PageWords {
    const found: ReadWord[] = [];
    const titleLength = this.#count(title, 'inTitle', found);
    const textLength = this.#count(text, 'inText', found);
    const words = new Uint32Array(found.length);
    found.forEach((word, index) => {
      const { number, isNoun, inTitle, inText } = word;
      const weight = weightOf({ inTitle, titleLength, inText, textLength });
      words[index] = packedWord(number, isNoun, weight);
      word.isNoun = false;
      word.inTitle = word.inText = 0;
    });
    return words;
  }

  /** @returns the number of words */
  #count(text: string, where: 'inTitle' | 'inText', found: ReadWord[]): number {
    const all = this.#written.in(text);
    for (const { isNoun, words } of all) {
      for (const word of words) {
        if (word.inTitle + word.inText === 0) found.push(word);
        word[where] += 1;
        if (isNoun) word.isNoun = true;
      }
    }
    return all.length;
  }

  #writtenAs(raw: string): WrittenWord {
    const words = formsOf(raw).map((form) => this.#word(this.#vocabulary.numberOf(form)));
    return { isNoun: noun.test(raw), words };
  }

  #word(number: number): ReadWord {
    const known = this.#words.get(number);
    if (known) return known;
    const word = { number, isNoun: false, inTitle: 0, inText: 0 };
    this.#words.set(number, word);
    return word;
  }
}

interface WrittenWord {
  readonly isNoun: boolean;
  readonly words: readonly ReadWord[];
}

/** A word, with its counts on the page being read. */
interface ReadWord {
  readonly number: number;
  isNoun: boolean;
  /** Counts. */
  inTitle: number;
  inText: number;
}

/**
 * A capital followed by small letters, as German writes nouns. The first word of a sentence may be
 * no noun, which does little harm.
 */
const noun = /^\p{Lu}[\p{Ll}\u00ad]+$/u;
