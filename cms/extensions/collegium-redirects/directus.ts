import type { Knex } from 'knex';

/** The parts of Directus' hook API that we use. Directus' own types only exist after it is installed. */
export interface Register {
  readonly filter: (
    event: string,
    handler: (
      payload: { readonly slug?: unknown },
      meta: Meta,
      context: { readonly database: Database },
    ) => Promise<object>,
  ) => void;
  readonly action: (event: string, handler: (meta: Meta) => Promise<void>) => void;
}

interface Meta {
  /** Of a created item. */
  readonly key?: unknown;
  /** Of changed items. */
  readonly keys?: readonly unknown[];
}

export interface Context {
  readonly database: Database;
  readonly getSchema: () => Promise<object>;
  readonly services: {
    readonly ItemsService: new (
      collection: string,
      options: { readonly schema: object; readonly knex: Database },
    ) => ItemsService;
  };
}

interface ItemsService {
  createOne(item: object): Promise<unknown>;
  updateByQuery(query: object, changes: object): Promise<unknown>;
  deleteMany(keys: readonly unknown[]): Promise<unknown>;
}

export type Database = Knex;
