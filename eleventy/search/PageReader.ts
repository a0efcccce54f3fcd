import type { SearchKind } from '../../contract/search.ts';
import { formsOf, rawWordsIn } from '../../contract/searchWords.ts';
import { joinsNouns, type Language } from '../../locales/languages.ts';
import { searchedText } from './searchedText.ts';
import { weightOf } from './weights.ts';

/** A page as input of the search. */
export interface SearchedPage {
  readonly path: string;
  readonly language: Language;
  readonly kind: SearchKind;
  /** The `<main>` element. */
  readonly main: string;
  readonly title: string;
  /** Only for news. */
  readonly author?: string | undefined;
  /** Shown next to the title in results: the part of the site, the date of news. */
  readonly place: string;
}

/** A page as output of the search: its words instead of its text. Plain JSON. */
export interface ReadPage extends Omit<SearchedPage, 'main' | 'author'> {
  /**
   * The words by which the page is found, by their weights: `{ 12: 'beitrag tagt', 72: 'satzung' }`.
   * Joined to strings, because all pages of a build stay in memory until the index is written.
   */
  readonly words: Readonly<Record<number, string>>;
  /** The words that are written as nouns, joined, if the language has compounds. */
  readonly nouns: string;
}

/**
 * Reads the words of pages. Remembers all words, because most occur on many pages: looking up a known
 * word is much faster than computing its forms again.
 */
export class PageReader {
  readonly #pieces = new Map<string, readonly WrittenWord[]>();
  readonly #words = new Map<string, Word>();

  read({ main, author = '', ...page }: SearchedPage): ReadPage {
    const { language, title, place } = page;
    const found: Word[] = [];
    const titleLength = this.#count(title, 'inTitle', found);
    const textLength = this.#count(`${searchedText(main)} ${place} ${author}`, 'inText', found);

    const byWeight = Map.groupBy(found, ({ inTitle, inText }) =>
      weightOf({ inTitle, titleLength, inText, textLength }),
    );
    const words = Object.fromEntries(
      [...byWeight].map(([weight, equal]) => [weight, joined(equal)]),
    );
    const nouns = joinsNouns[language] ? joined(found.filter(({ isNoun }) => isNoun)) : '';
    // All pages share the words, so reset their counts for the next page.
    for (const word of found) Object.assign(word, noCounts);
    return { ...page, words, nouns };
  }

  /**
   * @param found gets the words, with their counts
   * @returns the number of words in the text
   */
  #count(text: string, where: 'inTitle' | 'inText', found: Word[]): number {
    let length = 0;
    for (const piece of text.split(' ')) {
      for (const { isNoun, forms } of this.#writtenIn(piece)) {
        length += 1;
        for (const word of forms) {
          if (word.inTitle + word.inText === 0) found.push(word);
          word[where] += 1;
          word.isNoun ||= isNoun;
        }
      }
    }
    return length;
  }

  /** @param piece a part of a text between two spaces, which no word contains */
  #writtenIn(piece: string): readonly WrittenWord[] {
    const known = this.#pieces.get(piece);
    if (known) return known;
    // A copy: V8 would keep the whole text in memory for a piece of it, with two bytes per letter if
    // the text has a single “ or –.
    const copy = Buffer.from(piece).toString();
    const written = rawWordsIn(copy).map((raw) => ({
      isNoun: noun.test(raw),
      forms: formsOf(raw).map((form) => this.#word(form)),
    }));
    this.#pieces.set(copy, written);
    return written;
  }

  #word(text: string): Word {
    const known = this.#words.get(text);
    if (known) return known;
    const word = { text, ...noCounts };
    this.#words.set(text, word);
    return word;
  }
}

/** A word as a text writes it. */
interface WrittenWord {
  readonly isNoun: boolean;
  readonly forms: readonly Word[];
}

/** A word with its counts on the page that is being read. */
interface Word {
  readonly text: string;
  inTitle: number;
  inText: number;
  isNoun: boolean;
}

const noCounts = { inTitle: 0, inText: 0, isNoun: false };

function joined(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

/**
 * A capital followed by small letters, as German writes nouns. The first word of a sentence may be
 * no noun, which does little harm.
 */
const noun = /^\p{Lu}[\p{Ll}\u00ad]+$/u;
