import { randomNumbers } from './randomNumbers.ts';

/**
 * Decides what is in a sample in addition to one of each kind. Today's date, so that all shards of a run
 * and a second attempt take the same sample, and another day's run takes another.
 * `SEED=20261124 npm test` repeats the sample of that day.
 */
export const seed = Number(
  process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);

/** `npm test -- --all` leaves nothing out. */
export const takesAll = process.env.SAMPLE === 'all';

/** Printed by each suite that takes samples, and at the end of `npm test`. */
export const sampleTaken = takesAll ? 'Sample: all' : `Sample: SEED=${seed}`;

/** The share of the items of which another one of the same kind is in the sample. */
const share = 0.1;

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
    // Asked for each item, so that the choice for one does not depend on the kinds of those before.
    const isDrawn = random() < share;
    return kindsOf(item).map(isNew).includes(true) || isDrawn;
  });
}
