import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Knex } from 'knex';

/*
 * What Directus gives a hook, as far as we use it: its own types are only there once it is installed.
 */

export interface Register {
  readonly init: (event: string, handler: (meta: { readonly app: App }) => unknown) => void;
  readonly schedule: (cron: string, handler: () => Promise<void>) => void;
  readonly filter: (
    event: string,
    handler: (
      payload: unknown,
      meta: Readonly<Record<string, unknown>>,
      context: EventContext,
    ) => unknown,
  ) => void;
}

export interface Context {
  readonly env: Readonly<Record<string, unknown>>;
  readonly database: Knex;
  readonly getSchema: () => Promise<Schema>;
  readonly services: {
    /** What writes the files of exports. */
    readonly ExportService: {
      readonly prototype: { transform(rows: unknown, format: string): string };
    };
    readonly ItemsService: new (collection: string, options: ServiceOptions) => ItemsService;
    readonly MailService: new (options: ServiceOptions) => MailService;
    readonly UsersService: new (options: ServiceOptions) => UsersService;
    readonly FilesService: new (options: ServiceOptions) => Pick<ItemsService, 'deleteMany'>;
    readonly AssetsService: new (options: ServiceOptions) => AssetsService;
  };
  /** For what our extensions tell each other. */
  readonly emitter: {
    onAction(event: string, handler: () => void): void;
    emitAction(event: string, meta: object): void;
  };
  readonly logger: {
    error(message: string): void;
    warn(message: string): void;
  };
}

/** Around an event: what is read and written by this belongs to the same transaction. */
export interface EventContext {
  readonly database: Knex;
  /** Who has caused it; `null` may do everything. */
  readonly accountability: { readonly admin: boolean } | null;
}

/** What Directus knows of its collections. */
export interface Schema {
  readonly collections: Readonly<
    Record<
      string,
      {
        /** The name of the field. */
        readonly primary: string;
        readonly fields: Readonly<
          Record<string, { readonly type: string; readonly alias: boolean }>
        >;
      }
    >
  >;
  readonly relations: readonly {
    readonly collection: string;
    readonly field: string;
    /** Null if the field refers to items of several collections. */
    readonly related_collection: string | null;
  }[];
}

export type Row = Readonly<Record<string, unknown>>;

interface ServiceOptions {
  readonly schema: Schema;
  readonly knex?: Knex;
  /** `null` may do everything. */
  readonly accountability?: null;
}

interface ItemsService {
  createOne(item: Row): Promise<number | string>;
  readByQuery(query: Row): Promise<readonly Row[]>;
  deleteMany(keys: readonly (number | string)[]): Promise<unknown>;
}

interface AssetsService {
  getAsset(id: string): Promise<{ readonly stream: AsyncIterable<Buffer> }>;
}

interface UsersService extends ItemsService {
  /** The address with a token that accepts the invitation. */
  inviteUrl(email: string, address: string): string;
}

interface MailService {
  send(mail: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Express'. */
interface App {
  use(path: string, handler: Handler): void;
}

export type Handler = (
  request: ExpressRequest,
  response: ServerResponse,
  next: (error?: Error) => void,
) => void;

/** Node's, with what Express and Directus add. */
export interface ExpressRequest extends IncomingMessage {
  /** Who asks; only after Directus' own middlewares, as is the body. */
  readonly accountability?: { readonly user: string | null; readonly admin: boolean } | null;
  /** The JSON that was sent. */
  readonly body?: unknown;
  /** Without the path that the handler is mounted at. */
  readonly url: string;
  /** As proxies tell it that are trusted. */
  readonly ip?: string;
}
