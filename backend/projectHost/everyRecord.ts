import type { Query } from './query.ts';
import type { Records } from './Records.ts';

/** Large enough for few round trips, small enough for the backend to answer at once. */
const pageSize = 500;

/**
 * All records of a kind, page by page.
 *
 * @param query says the order: without one, a record may be on two pages and another on none
 */
export async function everyRecord<Item extends object>(
  records: Records<Item>,
  query: Query & { readonly sort: string },
): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const page = await records.list({ ...query, limit: pageSize, offset: all.length });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}
