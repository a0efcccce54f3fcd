/** A random number generator that gives the same numbers on every machine. */
export interface Dice {
  /** A number from 0 up to, but not including, 1. */
  readonly number: () => number;
  readonly chance: (of: number) => boolean;
  readonly oneOf: <Value>(values: readonly Value[]) => Value;
  /** Prefers the first values, as some brands and materials are more frequent. */
  readonly oneOfFirst: <Value>(values: readonly Value[]) => Value;
}

/** Mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
export function dice(seed: number): Dice {
  let state = seed;
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    number,
    chance: (of) => number() < of,
    oneOf: (values) => values[Math.floor(number() * values.length)]!,
    oneOfFirst: (values) => values[Math.floor(number() * number() * values.length)]!,
  };
}
