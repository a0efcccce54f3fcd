import { randomNumbers } from './randomNumbers.ts';

/**
 * The seed that chooses the sample in addition to one item of each kind. Default: today's date. All
 * shards and retries of a run use the same sample, and another day's run uses another.
 * `SEED=20261124 npm test` repeats the sample of that day.
 */
export const seed = Number(
  process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);

/** `npm test -- --all` checks everything. */
export const takesAll = process.env.SAMPLE === 'all';

/** Only `npm test` leaves out cases and files of other days. `npm run test:site`, for example, runs all of its suite. */
export const isOfTheDay = process.env.SAMPLE === 'day';

/** Printed by each suite that takes samples, and at the end of `npm test`. */
export const sampleTaken = takesAll ? 'Sample: all' : `Sample: SEED=${seed}`;

/** The sampled share of items whose kind is already in the sample. */
const share = 0.1;

/**
 * Returns one of several costly cases that resemble each other: in `npm test`, another one each day; otherwise all of
 * them.
 *
 * @param cases not three in a file that itself runs every third day: that would always choose the same one
 * @param shift chooses another case of the same day for another test
 */
export function caseOfTheDay<Case>(cases: readonly Case[], shift = 0): readonly Case[] {
  return isOfTheDay ? [cases[(seed + shift) % cases.length]!] : cases;
}

/** Returns one item of each kind, and a tenth of the others. An item may be of several kinds. */
export function sampleOf<Item>(
  items: readonly Item[],
  kindsOf: (item: Item) => readonly string[],
): Item[] {
  if (takesAll) return [...items];
  const random = randomNumbers(seed);
  const seen = new Set<string>();
  const isNew = (kind: string) => !seen.has(kind) && Boolean(seen.add(kind));
  return items.filter((item) => {
    // Drawn for each item, so that the result does not depend on the kinds of earlier items.
    const isDrawn = random() < share;
    return kindsOf(item).map(isNew).includes(true) || isDrawn;
  });
}
