import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Knex } from 'knex';

/* The parts of Directus' hook API that we use. Directus' own types only exist after it is installed. */

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
  /** Adds HTML to each page of Directus' interface. */
  readonly embed: (position: 'head' | 'body', html: string) => void;
}

export interface Context {
  readonly env: Readonly<Record<string, unknown>>;
  readonly database: Knex;
  readonly getSchema: () => Promise<Schema>;
  readonly services: {
    /** Writes the files of exports. */
    readonly ExportService: {
      readonly prototype: { transform(rows: unknown, format: string): string };
    };
    readonly ItemsService: new (collection: string, options: ServiceOptions) => ItemsService;
    readonly MailService: new (options: ServiceOptions) => MailService;
    readonly UsersService: new (options: ServiceOptions) => UsersService;
    readonly FilesService: new (options: ServiceOptions) => Pick<ItemsService, 'deleteMany'>;
    readonly AssetsService: new (options: ServiceOptions) => AssetsService;
  };
  /** Events between our extensions. */
  readonly emitter: {
    onAction(event: string, handler: () => void): void;
    emitAction(event: string, meta: object): void;
  };
  readonly logger: {
    error(message: string): void;
    warn(message: string): void;
  };
}

/** The context of an event. Queries with this `database` belong to the event's transaction. */
export interface EventContext {
  readonly database: Knex;
  /** The user who caused the event; `null` has all rights. */
  readonly accountability: { readonly admin: boolean } | null;
}

/** Directus' description of its collections. */
export interface Schema {
  readonly collections: Readonly<
    Record<
      string,
      {
        /** The name of the primary key field. */
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
  /** `null` has all rights. */
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
  /** Returns the address with a token that accepts the invitation. */
  inviteUrl(email: string, address: string): string;
}

interface MailService {
  send(mail: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** The Express application. */
interface App {
  use(path: string, handler: Handler): void;
}

export type Handler = (
  request: ExpressRequest,
  response: ServerResponse,
  next: (error?: Error) => void,
) => void;

/** Node's request, with the properties that Express and Directus add. */
export interface ExpressRequest extends IncomingMessage {
  /** The user of the request. Set only after Directus' own middlewares, like `body`. */
  readonly accountability?: { readonly user: string | null; readonly admin: boolean } | null;
  /** The parsed JSON body. */
  readonly body?: unknown;
  /** Without the path that the handler is mounted at. */
  readonly url: string;
  /** The client's address, with the headers of trusted proxies applied. */
  readonly ip?: string;
}
