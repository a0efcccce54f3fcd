import { around } from '../../around.ts';
import type { Context } from '../../directus.ts';

/**
 * Lets an update or a deletion by query find only items that the sender may read. Directus 11.17.4 searches with all
 * rights, and checks the sender's rights only if it has found items. From the difference between the two responses,
 * anybody could guess every value in the database letter by letter, without a log-in.
 */
export function readBeforeWriting({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'getKeysByQuery', async (service, proceed, input) => {
    const { accountability, collection, schema, knex } = service;
    if (!accountability || accountability.admin) return proceed(...input);
    const key = schema.collections[collection]?.primary ?? 'id';
    const readable = new ItemsService(collection, { accountability, schema, knex });
    const items = await readable.readByQuery({ ...(input[0] as object), fields: [key] });
    return items.map((item) => (item as Readonly<Record<string, unknown>>)[key]);
  });
}
