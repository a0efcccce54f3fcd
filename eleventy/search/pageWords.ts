/* The words on a page, each packed into 32 bits, since a large site has millions of them. */

/** For each word on a page: its number, whether it is written as a noun, and its weight. */
export type PageWords = Uint32Array;

/** @param weight in seven bits (./weights.ts) */
export function packedWord(number: number, isNoun: boolean, weight: number): number {
  return number * 256 + (isNoun ? 128 : 0) + weight;
}

export function numberIn(packed: number): number {
  return packed >>> 8;
}

export function isNounIn(packed: number): boolean {
  return (packed & 128) !== 0;
}

export function weightIn(packed: number): number {
  return packed & 127;
}
