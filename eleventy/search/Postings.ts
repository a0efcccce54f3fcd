import { isNounIn, numberIn, weightIn, type PageWords } from './pageWords.ts';

/** The places of a word in page order, each packed: the page's index and the weight there. */
export type Places = Uint32Array;

export function packedPlace(page: number, weight: number): number {
  return page * 128 + weight;
}

export function pageIn(packed: number): number {
  return packed >>> 7;
}

export function weightAt(packed: number): number {
  return packed & 127;
}

/** The inverted index: places by the number of the word. */
export class Postings {
  /** The numbers of all words that occur, sorted. */
  readonly numbers: readonly number[];
  /** The numbers of words written as nouns at least once. */
  readonly nouns: readonly number[];
  readonly #places: Places;
  readonly #starts: Uint32Array;

  /**
   * @param pages in order
   * @param words the number of words
   */
  constructor(pages: readonly PageWords[], words: number) {
    const starts = new Uint32Array(words + 1);
    const isNoun = new Uint8Array(words);
    for (const page of pages) {
      for (const packed of page) {
        const number = numberIn(packed);
        starts[number + 1] = (starts[number + 1] as number) + 1;
        if (isNounIn(packed)) isNoun[number] = 1;
      }
    }
    const numbers: number[] = [];
    for (let number = 0; number < words; number += 1) {
      if (starts[number + 1] !== 0) numbers.push(number);
      starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
    }
    this.#starts = starts;
    this.#places = sortedIn(pages, starts);
    this.numbers = numbers;
    this.nouns = numbers.filter((number) => isNoun[number] === 1);
  }

  /** Returns the places of a word; empty for a word on no page. */
  of(number: number): Places {
    const [start = 0, end = start] = this.#starts.subarray(number, number + 2);
    return this.#places.subarray(start, end);
  }
}

function sortedIn(pages: readonly PageWords[], starts: Uint32Array): Places {
  const free = starts.slice();
  const places = new Uint32Array(starts.at(-1) as number);
  pages.forEach((page, place) => {
    for (const packed of page) {
      const number = numberIn(packed);
      const at = free[number] as number;
      places[at] = packedPlace(place, weightIn(packed));
      free[number] = at + 1;
    }
  });
  return places;
}
