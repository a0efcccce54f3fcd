import { collections } from '../../../../data/sources/directus/collections.ts';
import type { Accountability, Context } from '../directus.ts';
import { kindOf } from '../publishing/problemWords.ts';

/** Returns those of the records that the person may read. */
export async function readableOrigins(
  origins: readonly string[],
  accountability: Accountability | null,
  { database, getSchema, services }: Pick<Context, 'database' | 'getSchema' | 'services'>,
): Promise<ReadonlySet<string>> {
  const schema = await getSchema();
  const byCollection = Object.groupBy(new Set(origins), (origin) => origin.split('/')[0] ?? '');
  const readable = new Set<string>();
  for (const [collection, records = []] of Object.entries(byCollection)) {
    const items = new services.ItemsService(collection, { schema, knex: database, accountability });
    const ids = records.flatMap((origin) => origin.split('/')[1] ?? []);
    const filter = ids.length > 0 ? { id: { _in: ids } } : {};
    const found = await items
      .readByQuery({ filter, fields: ['id'], limit: -1 }, { emitEvents: false })
      // Directus refuses a whole collection with an error.
      .catch(() => []);
    for (const { id } of found) {
      readable.add(isSingleton(collection) ? collection : `${collection}/${String(id)}`);
    }
  }
  return readable;
}

function isSingleton(collection: string): boolean {
  const kind = kindOf(collection);
  return kind !== undefined && collections[kind].singleton === true;
}
