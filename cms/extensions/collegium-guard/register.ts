/**
 * What a hook of Directus is given, as far as we use it: Directus' own types are only there once it is
 * installed.
 */
export interface Register {
  readonly init: (event: string, handler: (meta: { readonly app: App }) => void) => void;
  readonly filter: (
    event: string,
    handler: (payload: unknown, meta: Meta, context: EventContext) => unknown,
  ) => void;
  readonly action: (event: string, handler: (meta: Meta, context: EventContext) => unknown) => void;
}

export interface Context {
  readonly env: Readonly<Record<string, unknown>>;
  readonly database: Database;
  readonly getSchema: () => Promise<unknown>;
  readonly services: {
    readonly MailService: new (options: { readonly schema: unknown }) => {
      send(mail: { readonly to: string; readonly subject: string; readonly text: string }): unknown;
    };
  };
  readonly logger: { error(error: unknown, message: string): void };
}

export type Meta = Readonly<Record<string, unknown>>;

export interface EventContext {
  readonly accountability: { readonly admin: boolean; readonly ip: string | null } | null;
  /** In the same transaction. */
  readonly database: Database;
}

/** Knex, as far as it reads one row. */
export type Database = (table: string) => {
  where(values: Readonly<Record<string, unknown>>): {
    first(...columns: readonly string[]): Promise<Readonly<Record<string, unknown>> | undefined>;
  };
};

interface App {
  use(paths: readonly string[], handler: Handler): void;
  use(handler: Handler): void;
}

type Handler = (request: GuardedRequest, response: Answer, next: (error?: Error) => void) => void;

/** Node's answer, as far as its end is concerned. */
interface Answer {
  end: (...answer: unknown[]) => unknown;
}

/** Express', with what Directus adds. */
export interface GuardedRequest {
  readonly method: string;
  readonly headers: Readonly<Partial<Record<string, string>>>;
  readonly baseUrl: string;
  readonly path: string;
  /** The JSON that was sent. */
  readonly body?: unknown;
  readonly accountability?: (EventContext['accountability'] & { readonly app: boolean }) | null;
}
