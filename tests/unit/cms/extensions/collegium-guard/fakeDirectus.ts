import { jest } from '@jest/globals';
import type {
  Context,
  EventContext,
  Meta,
  Register,
} from '../../../../../cms/extensions/collegium-guard/register.ts';

type Row = Readonly<Record<string, unknown>>;
type Limit = Readonly<Record<'points' | 'duration' | 'blockDuration', number>> & {
  readonly keyPrefix: string;
};

/** What Directus' modules have told the guard to make. */
export const limiters: { readonly prefix: string; readonly limit: Limit }[] = [];
export const passwordWork = jest.fn((_hash: string, _password: string) => Promise.resolve(false));

/** Milliseconds that the guard has waited for. */
export const waits: number[] = [];

export class ForbiddenError extends Error {}
export class InvalidCredentialsError extends Error {}
export class InvalidPayloadError extends Error {
  constructor({ reason }: { readonly reason: string }) {
    super(reason);
  }
}

/** Counts as rate-limiter-flexible does, which Directus uses: once used up, a key is blocked. */
class Limiter {
  readonly #limit: Limit;
  readonly #keys = new Map<string, { count: number; until: number }>();

  constructor(prefix: string, limit: Limit) {
    this.#limit = limit;
    limiters.push({ prefix, limit });
  }

  consume(key: string): Promise<void> {
    if (key === 'broken') return Promise.reject(new Error('Redis is away'));
    const { points, duration, blockDuration } = this.#limit;
    const now = Date.now();
    const kept = this.#keys.get(key);
    const entry = kept && kept.until > now ? kept : { count: 0, until: now + duration * 1000 };
    entry.count += 1;
    if (entry.count === points + 1) entry.until = now + blockDuration * 1000;
    this.#keys.set(key, entry);
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as that package does
    return entry.count > points ? Promise.reject({ remainingPoints: 0 }) : Promise.resolve();
  }

  reward(key: string): Promise<void> {
    const entry = this.#keys.get(key);
    if (entry) entry.count -= 1;
    return Promise.resolve();
  }

  delete(key: string): Promise<void> {
    this.#keys.delete(key);
    return Promise.resolve();
  }
}

const modules: Readonly<Record<string, () => object>> = {
  '@directus/errors': () => ({ ForbiddenError, InvalidCredentialsError, InvalidPayloadError }),
  '@directus/api/rate-limiter': () => ({
    createRateLimiter: (prefix: string, limit: Limit) => new Limiter(prefix, limit),
  }),
  '@directus/api/utils/get-ip-from-req': () => ({
    getIPFromReq: ({ ip }: { readonly ip?: string }) => ip ?? null,
  }),
  '@directus/api/utils/generate-hash': () => ({
    generateHash: (text: string) => Promise.resolve(`hash of ${text}`),
  }),
  argon2: () => ({ default: { verify: passwordWork } }),
};
for (const [name, factory] of Object.entries(modules)) {
  jest.unstable_mockModule(name, factory, { virtual: true });
}
jest.unstable_mockModule('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  },
}));

interface Request {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: object;
  readonly [more: string]: unknown;
}

/** A Directus with the guard and nothing else: events, middlewares, tables and mails. */
export class FakeDirectus {
  readonly mails: Row[] = [];
  readonly errors: string[] = [];
  readonly tables: Record<string, Row[]> = {};
  send: (mail: Row) => unknown = (mail) => this.mails.push(mail);
  readonly #filters = new Map<string, Parameters<Register['filter']>[1][]>();
  readonly #actions = new Map<string, Parameters<Register['action']>[1][]>();
  /** Those around Directus' own: it knows the accounts of requests only after the first. */
  readonly #middlewares: Record<string, [path: string, handler: Middleware][]> = {
    'middlewares.before': [],
    'middlewares.after': [],
  };

  static async start(env: Row = {}): Promise<FakeDirectus> {
    const { default: guard } =
      await import('../../../../../cms/extensions/collegium-guard/index.ts');
    const directus = new FakeDirectus();
    guard(directus.#register(), directus.#context({ ...usual, ...env }));
    return directus;
  }

  async filter(
    event: string,
    payload: unknown,
    meta: Meta,
    ip: string | null = null,
    admin = false,
  ) {
    let value = payload;
    for (const filter of this.#filters.get(event) ?? []) {
      value = await filter(value, meta, this.#eventContext(ip, admin));
    }
    return value;
  }

  async action(event: string, meta: Meta, ip: string | null = null) {
    for (const action of this.#actions.get(event) ?? []) {
      await action(meta, this.#eventContext(ip, false));
    }
  }

  /** Sends a request through the middlewares to what is behind them. */
  async request(
    { path = '/', ...request }: Request,
    route: (response: Answer) => Promise<void> = () => Promise.resolve(),
  ) {
    let refused: Error | undefined;
    const response: Answer = { end: () => undefined };
    const middlewares = Object.values(this.#middlewares).flat();
    const passed = async (index: number): Promise<void> => {
      const [mounted, handler] = middlewares[index] ?? [];
      if (mounted === undefined || !handler) return route(response);
      if (!path.toLowerCase().startsWith(mounted)) return passed(index + 1);
      await new Promise<void>((resolve, reject) => {
        const baseUrl = path.slice(0, mounted.length);
        const mountedRequest = {
          ...{ method: 'POST', headers: {}, ...request },
          ...{ baseUrl, path: path.slice(mounted.length) || '/' },
        };
        handler(mountedRequest, response, (error) => {
          refused = error;
          if (error) resolve();
          else passed(index + 1).then(resolve, reject);
        });
      });
    };
    await passed(0);
    return refused === undefined ? 'passed' : refused;
  }

  #register(): Register {
    const add = <Handler>(map: Map<string, Handler[]>, event: string, handler: Handler) =>
      void map.set(event, [...(map.get(event) ?? []), handler]);
    return {
      init: (event, handler) => {
        const middlewares = this.#middlewares[event]!;
        const use = (...args: readonly unknown[]) => {
          const [paths, middleware] = args.length === 1 ? [[''], args[0]] : args;
          for (const path of paths as readonly string[]) {
            middlewares.push([path, middleware as Middleware]);
          }
        };
        handler({ app: { use } });
      },
      filter: (event, handler) => add(this.#filters, event, handler),
      action: (event, handler) => add(this.#actions, event, handler),
    };
  }

  #context(env: Row): Context {
    const { errors } = this;
    const send = (mail: Row) => this.send(mail);
    return {
      env,
      database: this.#database,
      getSchema: () => Promise.resolve('schema'),
      services: {
        MailService: class {
          constructor({ schema }: { readonly schema: unknown }) {
            if (schema !== 'schema') throw new Error('Directus needs its schema.');
          }
          send = send;
        },
      },
      logger: { error: (_error, message) => void errors.push(message) },
    };
  }

  #eventContext(ip: string | null, admin: boolean): EventContext {
    return { accountability: ip === null ? null : { admin, ip }, database: this.#database };
  }

  readonly #database: Context['database'] = (table) => ({
    where: (values) => ({
      first: (...columns) => {
        const found = this.tables[table]?.find((row) =>
          Object.entries(values).every(([name, value]) => row[name] === value),
        );
        return Promise.resolve(
          found && Object.fromEntries(columns.map((column) => [column, found[column]])),
        );
      },
    }),
  });
}

interface Answer {
  end: () => void;
}

type Middleware = (request: object, response: Answer, next: (error?: Error) => void) => void;

const usual = {
  CMS_LOCK_SECONDS: 900,
  LOGIN_STALL_TIME: 0,
  PUBLIC_URL: 'https://cms.example.org',
};
