import { hash } from 'node:crypto';
import type { Compounds } from './Compounds.ts';
import { PageReader } from './PageReader.ts';
import { isNounIn, numberIn, packedWord, weightIn, type PageWords } from './pageWords.ts';
import { packedPlace, pageIn, Postings, weightAt, type Places } from './Postings.ts';
import type { SearchEntry } from './SearchIndex.ts';
import { Vocabulary } from './Vocabulary.ts';
import { weightOfPart } from './weights.ts';

/** The data that results show of a page. */
export type IndexedPage = Pick<SearchEntry, 'path' | 'title' | 'place'>;

/** A word with the pages that contain it. */
export interface IndexedWord {
  readonly word: string;
  readonly places: Places;
}

/** The words of pages, as stored between builds. */
export interface RememberedPages {
  /** The index in this list is the word's number. */
  readonly words: readonly string[];
  /** By the hash of a page's searched text (`SearchEntry.words`). */
  readonly pages: ReadonlyMap<string, PageWords>;
}

/** The search index of a language. Keeps the words of pages, but not their texts. */
export class LanguageIndex {
  readonly #pages: { readonly entry: SearchEntry; readonly words: PageWords }[] = [];
  readonly #vocabulary: Vocabulary;
  readonly #reader: PageReader;
  readonly #remembered: RememberedPages['pages'];
  #hasRead = false;

  constructor({ words, pages }: RememberedPages = { words: [], pages: new Map() }) {
    this.#vocabulary = new Vocabulary(words);
    this.#reader = new PageReader(this.#vocabulary);
    this.#remembered = pages;
  }

  /** @param text all that is searched in addition to the title */
  add(entry: SearchEntry, text: string): void {
    if (this.addKnown(entry)) return;
    this.#hasRead = true;
    this.#pages.push({ entry, words: this.#reader.read(entry.title, text) });
  }

  /** @returns whether the page's words are remembered; if not, the page was not added */
  addKnown(entry: SearchEntry): boolean {
    const words = this.#remembered.get(entry.words);
    if (words) this.#pages.push({ entry, words });
    return words !== undefined;
  }

  /** Returns the hash of the index's input. */
  hash(): string {
    const pages = this.#ordered().map(({ entry: { path, title, place, words } }) => [
      path,
      title,
      place,
      words,
    ]);
    return hash('sha256', JSON.stringify(pages), 'base64url');
  }

  /**
   * Returns the pages sorted by path, so that the same site has the same index whatever the source
   * of its content.
   */
  pages(): IndexedPage[] {
    return this.#ordered().map(({ entry }) => entry);
  }

  /**
   * @param compoundsOf returns the compounds of the site's nouns; pages are also found by their
   * endings
   */
  *words(compoundsOf?: (nouns: readonly string[]) => Compounds): Generator<IndexedWord> {
    const postings = this.#postings();
    const inOthers = compoundsOf && this.#inOthers(postings.nouns, compoundsOf);
    const numbers = new Set([...postings.numbers, ...(inOthers?.keys() ?? [])]);
    for (const number of this.#sorted([...numbers])) {
      const own = postings.of(number);
      const others = inOthers?.get(number)?.map((other) => postings.of(other));
      const word = this.#vocabulary.wordOf(number);
      yield { word, places: others ? withParts(own, others) : own };
    }
  }

  /** Returns the words for the next build, or nothing if this build has read no page. */
  toRemember(): RememberedPages | undefined {
    if (!this.#hasRead) return undefined;
    const numbers = this.#sorted(this.#postings().numbers);
    const places = new Uint32Array(this.#vocabulary.size);
    numbers.forEach((number, place) => (places[number] = place));
    const renumbered = (one: number) =>
      packedWord(places[numberIn(one)] as number, isNounIn(one), weightIn(one));
    return {
      words: numbers.map((number) => this.#vocabulary.wordOf(number)),
      pages: new Map(this.#pages.map(({ entry, words }) => [entry.words, words.map(renumbered)])),
    };
  }

  /** Returns words with the nouns that end in them. */
  #inOthers(
    nouns: readonly number[],
    compoundsOf: (nouns: readonly string[]) => Compounds,
  ): ReadonlyMap<number, readonly number[]> {
    const compounds = compoundsOf(nouns.map((number) => this.#vocabulary.wordOf(number)));
    const inOthers = new Map<number, number[]>();
    for (const noun of nouns) {
      for (const ending of compounds.endingsOf(this.#vocabulary.wordOf(noun))) {
        const number = this.#vocabulary.numberOf(ending);
        const others = inOthers.get(number) ?? [];
        others.push(noun);
        inOthers.set(number, others);
      }
    }
    return inOthers;
  }

  #postings(): Postings {
    return new Postings(
      this.#ordered().map(({ words }) => words),
      this.#vocabulary.size,
    );
  }

  #ordered() {
    return this.#pages.sort((one, other) => (one.entry.path < other.entry.path ? -1 : 1));
  }

  #sorted(numbers: readonly number[]): number[] {
    const word = (number: number) => this.#vocabulary.wordOf(number);
    return [...numbers].sort((one, other) => (word(one) < word(other) ? -1 : 1));
  }
}

/** Merges the places of a word and of compounds with it. A page gets the larger weight. */
function withParts(own: Places, inOthers: readonly Places[]): Places {
  const parts = inOthers.flatMap((places) =>
    Array.from(places, (one) => packedPlace(pageIn(one), weightOfPart(weightAt(one)))),
  );
  return Uint32Array.from([...own, ...parts])
    .sort()
    .filter(
      (one, index, all) =>
        index + 1 === all.length || pageIn(one) !== pageIn(all[index + 1] as number),
    );
}
