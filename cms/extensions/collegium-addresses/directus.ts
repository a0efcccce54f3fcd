import type { Knex } from 'knex';
import type { Accountability, Schema } from '../collegium-guard/register.ts';

/** The parts of Directus' hook API that we use. Directus' own types only exist after it is installed. */
export interface Register {
  readonly filter: <Payload>(
    event: string,
    handler: (payload: Payload, meta: Meta, context: EventContext) => Payload | Promise<Payload>,
  ) => void;
  readonly action: (event: string, handler: (meta: Meta) => Promise<void>) => void;
}

export interface EventContext {
  /** Part of the same transaction. */
  readonly database: Database;
  readonly schema: Schema;
  /** The user of a request; `null` has all rights. */
  readonly accountability: Accountability | null;
}

interface Meta {
  /** The key of a created item. */
  readonly key?: unknown;
  /** The keys of changed items. */
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
