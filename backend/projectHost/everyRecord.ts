import type { Query } from './query.ts';

/** Large enough for few round trips, small enough for a fast response. */
const pageSize = 500;

/** The maximum number of records. A host that repeats one page for ever would fill the memory. */
interface Bound {
  readonly max: number;
  /** The error to throw if there are more. */
  readonly beyond: () => Error;
}

/**
 * All records of a kind, page by page.
 *
 * @param query must define the order: without one, a record may be on two pages and another on none
 */
export async function everyRecord<Item extends object>(
  list: (query: Query) => Promise<Item[]>,
  query: Query & { readonly sort: string },
  { max, beyond }: Bound,
): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const page = await list({ ...query, limit: pageSize, offset: all.length });
    // `all.push(...page)` could fail: a host may return more records than requested, and more than a call
    // takes arguments.
    for (const record of page) all.push(record);
    if (all.length > max) throw beyond();
    if (page.length < pageSize) return all;
  }
}
