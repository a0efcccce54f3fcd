import type { Readable, Writable } from 'node:stream';
import type { Knex } from 'knex';

/** The parts of Directus' hook API that we use. Directus' own types only exist after it is installed. */
export interface Register {
  readonly init: (event: string, handler: (meta: { readonly app: App }) => void) => void;
  readonly schedule: (cron: string, handler: () => Promise<void>) => void;
  readonly filter: (
    event: string,
    handler: (payload: unknown, meta: Meta, context: EventContext) => unknown,
  ) => void;
  readonly action: (event: string, handler: (meta: Meta, context: EventContext) => unknown) => void;
}

export interface Context {
  readonly env: Readonly<Record<string, unknown>>;
  readonly database: Database;
  readonly getSchema: () => Promise<Schema>;
  readonly services: Services;
  readonly logger: Record<'error' | 'warn', (error: unknown, message?: string) => void>;
}

export interface Schema {
  readonly collections: Readonly<Record<string, { readonly primary: string }>>;
  readonly relations: readonly Relation[];
}

/** Directus' own form of a field that names an item of another collection. */
export interface Relation {
  readonly collection: string;
  readonly field: string;
  /** None where the field may name items of several collections. */
  readonly related_collection: string | null;
  /** `one_field` lists, in the other collection, the items that name it. */
  readonly meta: { readonly one_field: string | null } | null;
}

interface Services {
  readonly AssetsService: {
    readonly prototype: { getAsset(id: string): Promise<unknown> };
  };
  readonly AuthenticationService: {
    readonly prototype: {
      login(provider: string, payload: object): Promise<unknown>;
      /** Rejects if the password is wrong. */
      verifyPassword(user: string, password: string): Promise<void>;
    };
  };
  readonly GraphQLService: {
    readonly prototype: {
      readonly scope: 'items' | 'system';
      readonly accountability: Accountability | null;
      execute(request: object): Promise<unknown>;
    };
  };
  readonly ItemsService: {
    new (collection: string, options: ServiceOptions): ItemsService;
    readonly prototype: ItemsService;
  };
  readonly MailService: new (options: ServiceOptions) => {
    send(mail: { readonly to: string; readonly subject: string; readonly text: string }): unknown;
  };
  readonly FilesService: {
    readonly prototype: {
      readonly accountability: Accountability | null;
      uploadOne(stream: unknown, file: object, key?: string): Promise<unknown>;
    };
  };
  readonly ServerService: {
    readonly prototype: {
      readonly accountability: Accountability | null;
      health(): Promise<object>;
    };
  };
  readonly CommentsService: {
    readonly prototype: {
      readonly accountability: Accountability | null;
      createOne(comment: object): Promise<unknown>;
    };
  };
  readonly NotificationsService: {
    new (options: ServiceOptions): NotificationsService;
    readonly prototype: NotificationsService;
  };
  readonly UsersService: {
    readonly prototype: {
      readonly accountability: Accountability | null;
      readonly knex: Knex;
      readonly schema: Schema;
      inviteUser(email: string | readonly string[], role: string): Promise<void>;
      resetPassword(token: string, password: string): Promise<void>;
      acceptInvite(token: string, password: string): Promise<void>;
    };
  };
}

/** The base class of the services of Directus' own collections. */
interface ItemsService {
  readonly accountability: Accountability | null;
  readonly collection: string;
  readonly schema: Schema;
  readonly knex: Knex;
  /** The items that a change or a deletion by a query is for. */
  getKeysByQuery(query: object): Promise<readonly unknown[]>;
  /** All reads of items end here, with a query in Directus' own form. */
  readByQuery(query: object): Promise<readonly unknown[]>;
}

interface NotificationsService {
  createOne(notification: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Called by `createOne`. */
  sendEmail(notification: Readonly<Record<string, unknown>>): Promise<void>;
}

interface ServiceOptions {
  readonly schema: Schema;
  /** Such as that of a transaction. */
  readonly knex?: Knex;
  readonly accountability?: Accountability | null;
}

export type Meta = Readonly<Record<string, unknown>>;

/** The user of a request; `null` has all rights. */
export interface Accountability {
  readonly user: string | null;
  readonly admin: boolean;
  /** Whether the user may open Directus' interface. */
  readonly app: boolean;
  readonly ip: string | null;
}

export interface EventContext {
  readonly accountability: Accountability | null;
  /** Part of the same transaction. */
  readonly database: Database;
}

export type Database = Knex;

/** The Express application. */
interface App {
  use(handler: Handler): void;
}

export type Handler = (
  request: GuardedRequest,
  response: Answer,
  next: (error?: Error) => void,
) => void;

/** Node's response. */
export interface Answer {
  setHeader(name: string, value: string): unknown;
  /** Whether the connection is closed. */
  readonly destroyed: boolean;
  once(event: 'close', handler: () => void): unknown;
  end(...content: readonly unknown[]): unknown;
}

/** Express' request, with the properties that Directus adds. */
export interface GuardedRequest extends Pick<Readable, 'resume'> {
  pipe(destination: Writable): unknown;
  readonly method: string;
  readonly headers: Readonly<Partial<Record<string, string>>>;
  /** The address as received. */
  readonly originalUrl: string;
  /** The parsed query of the address. */
  readonly query: unknown;
  /** The parsed JSON body. */
  readonly body?: unknown;
  /** The parameters in the address, such as `pk`. Express sets them when it has selected the route. */
  readonly params?: Readonly<Partial<Record<string, string>>>;
  accountability?: Accountability | null;
}
