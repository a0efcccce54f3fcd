/** A set of products, one bit per position: sets of 10,000 are intersected in microseconds. */
export type BitSet = Uint32Array;

export function emptySet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest > 0) set[set.length - 1] = 0xffffffff >>> (32 - rest);
  return set;
}

export function add(set: BitSet, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (position & 31));
}

export function has(set: BitSet, position: number): boolean {
  return ((set[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
}

/** Adds all elements of `other` to `set`. */
export function unite(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Removes all elements from `set` that are not in `other`. */
export function intersect(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

export function sizeOf(set: BitSet): number {
  return sharedSize(set, set);
}

/** Returns the size of the intersection. */
export function sharedSize(one: BitSet, other: BitSet): number {
  let size = 0;
  for (let word = 0; word < one.length; word++) {
    size += bitsIn((one[word] ?? 0) & (other[word] ?? 0));
  }
  return size;
}

/** Returns the number of set bits. Counts in pairs, nibbles and bytes, and sums the bytes by a multiplication. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
