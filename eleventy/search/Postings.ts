import { isNounIn, numberIn, weightIn, type PageWords } from './pageWords.ts';

/** Where a word is, in order: a page's place in the order of pages, and the weight there, packed. */
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

/** Where words are, by their numbers: what pages say, the other way round. */
export class Postings {
  /** In their order. */
  readonly numbers: readonly number[];
  /** Those that are written as nouns somewhere. */
  readonly nouns: readonly number[];
  readonly #places: Places;
  readonly #starts: Uint32Array;

  /**
   * @param pages in order
   * @param words how many there are
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

  /** None for a word that no page says. */
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
