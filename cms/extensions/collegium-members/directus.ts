import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Knex } from 'knex';

/* The parts of Directus' hook API that we use. Directus' own types only exist after it is installed. */

export interface Register {
  readonly init: (event: string, handler: (meta: { readonly app: App }) => void) => void;
  readonly filter: (
    event: string,
    handler: (payload: unknown, meta: Meta, context: EventContext) => unknown,
  ) => void;
  readonly action: (event: string, handler: (meta: Meta) => unknown) => void;
}

export interface Context {
  readonly env: Readonly<Record<string, unknown>>;
  readonly database: Knex;
  readonly services: {
    readonly ItemsService: new (collection: string, options: ServiceOptions) => ItemsService;
    readonly UsersService: new (options: ServiceOptions) => UsersService;
  };
  /** Events between our extensions. */
  readonly emitter: { emitAction(event: string, meta: object): void };
  readonly logger: { error(message: string): void };
}

type Meta = Readonly<Record<string, unknown>>;

/** The context of an event. Queries with this `database` belong to the event's transaction. */
export interface EventContext {
  readonly database: Knex;
  readonly schema: Schema;
  /** The user who caused the event; `null` has all rights. */
  readonly accountability: Accountability | null;
}

type Schema = Readonly<Record<string, unknown>>;

interface Accountability {
  readonly user: string | null;
}

interface ServiceOptions {
  readonly schema: Schema;
  readonly knex: Knex;
  /** The account whose access rights apply. */
  readonly accountability: Accountability | null;
}

type Values = Readonly<Record<string, unknown>>;

interface ItemsService {
  readByQuery(query: Values): Promise<readonly Values[]>;
}

interface UsersService extends ItemsService {
  createMany(users: readonly Values[], options: { readonly emitEvents: false }): Promise<string[]>;
  updateOne(id: string, user: Values, options: { readonly emitEvents: false }): Promise<unknown>;
}

/** The Express application. */
interface App {
  use(path: string, handler: Handler): void;
}

type Handler = (
  request: DirectusRequest,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Node's request, with the properties that Express and Directus add. */
export interface DirectusRequest extends IncomingMessage {
  readonly accountability?: Accountability | null;
  /** The parsed JSON body. */
  readonly body: unknown;
}
