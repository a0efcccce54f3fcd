import { around } from '../../collegium-forms/around.ts';
import type { Context } from '../register.ts';

/**
 * A change or a deletion of all items that a query finds only finds items that the sender may read. Directus 11.17.4
 * looks for these items with all rights, and checks the sender's rights only if there are any. By the difference
 * between the two answers, anybody could spell every value in the database, without a log-in.
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
