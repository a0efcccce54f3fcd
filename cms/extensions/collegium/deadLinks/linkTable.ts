import { hash } from 'node:crypto';
import type { Database } from '../directus.ts';
import type { Failure, Outcome } from './outcome.ts';

/** Collection of the links to other websites, see cms/schema/privateKinds.ts. All times are milliseconds since 1970. */
export const linksTable = 'collegium_links';

/** A link to another website. */
export interface StoredLink {
  readonly id: string;
  readonly address: string;
  /** 0 if it was never checked. */
  readonly checkedAt: number;
}

/** Rows in one statement. SQLite allows 500, which Knex inserts as parts of one query. */
const atOnce = 100;

/** Adds new addresses, and deletes those that the content no longer has. */
export async function storeLinks(database: Database, addresses: readonly string[]): Promise<void> {
  const wanted = new Map(addresses.map((address) => [idOf(address), address]));
  const known = new Set(await database<Row>(linksTable).pluck<readonly string[]>('id'));
  const missing = [...wanted].filter(([id]) => !known.has(id));
  const unused = [...known].filter((id) => !wanted.has(id));
  for (const part of partsOf(missing)) {
    const rows = part.map(([id, address]) => ({ id, address, checked_at: 0, failures: 0 }));
    // Another instance may have added them.
    await database<Row>(linksTable).insert(rows).onConflict('id').ignore();
  }
  for (const ids of partsOf(unused)) await database<Row>(linksTable).whereIn('id', ids).delete();
}

function idOf(address: string): string {
  return hash('sha256', address);
}

function partsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / atOnce);
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * atOnce, (part + 1) * atOnce),
  );
}

/** Returns all links, with the one that was checked the longest ago first. */
export async function readLinks(database: Database): Promise<readonly StoredLink[]> {
  const rows = await database<Row>(linksTable)
    .select('id', 'address', 'checked_at')
    .orderBy(['checked_at', 'id']);
  return rows.map(({ id, address, checked_at }) => ({
    ...{ id, address },
    checkedAt: Number(checked_at),
  }));
}

/** Whether this instance has to check the link. Only one instance can win this update. */
export async function claimLink(
  database: Database,
  { id, checkedAt }: StoredLink,
  now: number,
): Promise<boolean> {
  const won = await database<Row>(linksTable)
    .where({ id, checked_at: checkedAt })
    .update({ checked_at: now });
  return won === 1;
}

/** Notes a failure, or that there is none. */
export async function noteOutcome(
  database: Database,
  { id }: StoredLink,
  { hasAnswered, failure }: Exclude<Outcome, 'unclear'>,
  now: number,
): Promise<void> {
  const row = database<Row>(linksTable).where({ id });
  await row.update({
    ...(hasAnswered && { answered_at: now }),
    ...(failure === undefined
      ? { failures: 0, failed_at: null, reason: null }
      : {
          failures: database.raw('failures + 1'),
          failed_at: database.raw('coalesce(failed_at, ?)', [now]),
          reason: failure,
        }),
  });
}

/** A link to another website that does not answer. */
export interface DeadLink {
  readonly address: string;
  readonly since: number;
  readonly failure: Failure;
}

/** A failure may be a short one. Each link is checked at most once a day, so two failures are on different days. */
const leastFailures = 2;

/** Returns the links that count as dead. */
export async function readDeadLinks(database: Database): Promise<readonly DeadLink[]> {
  const rows = await database<Row>(linksTable)
    .where('failures', '>=', leastFailures)
    .select('address', 'failed_at', 'reason');
  return rows.map(({ address, failed_at, reason }) => ({
    ...{ address, since: Number(failed_at) },
    failure: reason as Failure,
  }));
}

/** Returns when a server has last answered; 0 if none has. */
export async function lastAnswer(database: Database): Promise<number> {
  const [row] = await database<Row>(linksTable).max<{ last: unknown }[]>({ last: 'answered_at' });
  return Number(row?.last ?? 0);
}

interface Row {
  readonly id: string;
  readonly address: string;
  /** PostgreSQL returns 64-bit numbers as text. */
  readonly checked_at: number | string;
  readonly answered_at: number | string | null;
  readonly failed_at: number | string | null;
  readonly failures: number;
  readonly reason: string | null;
}
