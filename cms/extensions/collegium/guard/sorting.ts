import { around } from '../around.ts';
import type { Context } from '../directus.ts';

/**
 * Refuses to sort items that the user may not read, or that do not exist. Directus 11.17.4 checks the rights to the
 * collection only, and fails with a TypeError if there is no such item.
 */
export function sortWhatIsReadable({ services: { ItemsService, UtilsService } }: Context): void {
  around(UtilsService, 'sort', async ({ accountability, knex, schema }, proceed, input) => {
    const [collection, { item, to }] = input as Sorting;
    const items = new ItemsService(collection, { accountability, knex, schema });
    for (const key of [item, to]) await items.readOne(key);
    return proceed(...input);
  });
}

type Key = string | number;

/** The item moves to the place of the other one. */
type Sorting = readonly [collection: string, move: { readonly item: Key; readonly to: Key }];
