import type { KindName } from '../../../../data/kinds/index.ts';
import type { Database } from '../directus.ts';

/** The kinds with many records. Their collections have the same names. */
const large = ['news', 'products'] as const;

/** With more news or products than this, reading all content would take seconds. */
const maxRecords = 1000;

export function isLarge(kind: KindName): boolean {
  return large.some((each) => each === kind);
}

/** True if there is too much content to read it for each save, or whenever somebody asks. */
export async function isTooMuch(database: Database): Promise<boolean> {
  for (const collection of large) {
    const [row] = await database(collection).count<{ total: number | string }[]>({ total: '*' });
    if (Number(row?.total) > maxRecords) return true;
  }
  return false;
}
