import type { Query } from './query.ts';

/** Large enough for few round trips, small enough for the backend to answer at once. */
const pageSize = 500;

/** How many records there may be: a host that gives one page again and again would fill the memory. */
interface Bound {
  readonly most: number;
  /** What to throw where there are more. */
  readonly beyond: () => Error;
}

/**
 * All records of a kind, page by page.
 *
 * @param query says the order: without one, a record may be on two pages and another on none
 */
export async function everyRecord<Item extends object>(
  list: (query: Query) => Promise<Item[]>,
  query: Query & { readonly sort: string },
  { most, beyond }: Bound,
): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const page = await list({ ...query, limit: pageSize, offset: all.length });
    // Not as arguments of one call: a host may give more than it was asked for, and than a call takes.
    for (const record of page) all.push(record);
    if (all.length > most) throw beyond();
    if (page.length < pageSize) return all;
  }
}
