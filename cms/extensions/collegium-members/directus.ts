import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Knex } from 'knex';

/*
 * What Directus gives a hook, as far as we use it: its own types are only there once it is installed.
 */

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
  /** For what our extensions tell each other. */
  readonly emitter: { emitAction(event: string, meta: object): void };
  readonly logger: { error(message: string): void };
}

type Meta = Readonly<Record<string, unknown>>;

/** Around an event: what is read and written by this belongs to the same transaction. */
export interface EventContext {
  readonly database: Knex;
  readonly schema: Schema;
  /** Who has caused it; `null` may do everything. */
  readonly accountability: Accountability | null;
}

type Schema = Readonly<Record<string, unknown>>;

export interface Accountability {
  readonly user: string | null;
  /** The session that the request belongs to, where it came with a cookie. */
  readonly session?: string;
}

interface ServiceOptions {
  readonly schema: Schema;
  readonly knex: Knex;
  /** Whose rights count. */
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

/** Express'. */
interface App {
  use(path: string, handler: Handler): void;
}

type Handler = (
  request: DirectusRequest,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Node's, with what Express and Directus add. */
export interface DirectusRequest extends IncomingMessage {
  readonly accountability?: Accountability | null;
  /** The JSON that was sent. */
  readonly body: unknown;
}
