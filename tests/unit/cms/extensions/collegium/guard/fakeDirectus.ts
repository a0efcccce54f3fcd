import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type {
  Accountability,
  Context,
  EventContext,
  Handler,
  Meta,
  Register,
  Relation,
} from '../../../../../../cms/extensions/collegium/directus.ts';
import { newDatabase } from '../../database.ts';
import {
  countRequest,
  files,
  LocalAuthDriver,
  lookAtPassword,
  rateLimiter,
  type routerOf,
  schemaRoutes,
  server,
  tools,
} from './fakeModules.ts';
import { newServices } from './fakeServices.ts';

type Row = Readonly<Record<string, unknown>>;

/** Relations in Directus' format. */
const relations: readonly Relation[] = [
  relation('directus_presets', 'role', 'directus_roles'),
  relation('directus_presets', 'user', 'directus_users'),
  relation('directus_files', 'uploaded_by', 'directus_users'),
  relation('directus_users', 'role', 'directus_roles', 'users'),
  relation('pages', 'image', 'directus_files'),
  relation('pages_translations', 'pages_id', 'pages', 'translations'),
  relation('change_requests', 'member', 'directus_users'),
];

function relation(
  collection: string,
  field: string,
  related_collection: string,
  one_field: string | null = null,
): Relation {
  return { collection, field, related_collection, meta: { one_field } };
}

const { registerGuards } =
  await import('../../../../../../cms/extensions/collegium/guard/guards.ts');
type Filter = (payload: unknown, meta: Meta, context: EventContext) => unknown;
type Asking = Partial<Accountability> | null | undefined;

/** A fake Directus with only the guard: events, middlewares, services, tables and mails. */
export class FakeDirectus {
  readonly mails: Row[] = [];
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  send: (mail: Row) => unknown = (mail) => this.mails.push(mail);
  readonly #database: Knex;
  readonly #filters = new Map<string, Filter[]>();
  readonly #actions = new Map<string, Parameters<Register['action']>[1][]>();
  /** After the first of these middlewares, Directus knows the user. */
  readonly #middlewares: Record<string, Handler[]> = {
    ...{ 'app.before': [], 'middlewares.before': [], 'middlewares.after': [], 'app.after': [] },
  };
  readonly #services = newServices();

  private constructor(database: Knex) {
    this.#database = database;
  }

  static async start(env: Row = {}): Promise<FakeDirectus> {
    const directus = new FakeDirectus(await newDatabase());
    await directus.fill('directus_users', []);
    await directus.fill('directus_settings', []);
    await directus.fill('directus_activity', []);
    // Undo what the guard of an earlier test has replaced: all tests of a file share these objects.
    rateLimiter.consume = countRequest;
    LocalAuthDriver.prototype.verify = lookAtPassword;
    registerGuards(directus.#register(), directus.#context({ ...usual, ...env }));
    return directus;
  }

  stop(): Promise<void> {
    return this.#database.destroy();
  }

  /** Creates the table with these rows. Replaces an existing table. */
  async fill(table: string, rows: readonly Row[]): Promise<void> {
    await this.#database.schema.dropTableIfExists(table);
    await this.#database.schema.createTable(table, (made) => {
      for (const column of columns[table]!) made.text(column);
    });
    if (rows.length > 0) await this.#database(table).insert([...rows]);
  }

  async filter(event: string, payload: unknown, meta: Meta, asking: Asking = null) {
    let value = payload;
    for (const filter of this.#filters.get(event) ?? []) {
      value = await filter(value, meta, this.#eventContext(asking));
    }
    return value;
  }

  async action(event: string, meta: Meta, asking: Asking = null) {
    for (const action of this.#actions.get(event) ?? []) {
      await action(meta, this.#eventContext(asking));
    }
  }

  /** Sends a request through the middlewares to the route. */
  async request(request: Row, route: () => Promise<void> = () => Promise.resolve()) {
    let refused: Error | undefined;
    const headers: Record<string, string> = {};
    const response = Object.assign(new EventEmitter(), {
      setHeader: (name: string, value: string) => (headers[name] = value),
      writeHead: () => undefined,
      setTimeout: () => undefined,
      destroy: () => undefined,
      destroyed: false,
      end: () => response.emit('close'),
    });
    const handlers = Object.values(this.#middlewares).flat();
    const usual = { method: 'POST', headers: {}, query: {}, originalUrl: '/items/news' };
    const sent = Object.assign(Readable.from([]), usual, request);
    const passed = async (index: number): Promise<void> => {
      const handler = handlers[index];
      if (!handler) return route();
      await new Promise<void>((resolve, reject) => {
        handler(sent as never, response as never, (error?: unknown) => {
          refused = error as Error | undefined;
          if (error) resolve();
          else passed(index + 1).then(resolve, reject);
        });
      });
    };
    await passed(0);
    response.end();
    return { outcome: refused ?? 'passed', headers };
  }

  /** A login with Directus' service. `inBetween` runs during the login. */
  async logIn(payload: object | undefined, inBetween: () => Promise<void>): Promise<void> {
    const service = new this.#services.AuthenticationService();
    service.inBetween = inBetween;
    await service.login('default', payload as object);
  }

  useTool(path: string, accountability: Asking): Promise<unknown> {
    const tool = [...tools, ...schemaRoutes, ...server].find(({ route }) => route.path === path)!;
    return outcomeOf(tool, { accountability });
  }

  /** @param pk the key of the file to replace */
  upload(accountability: Asking, pk?: string): Promise<unknown> {
    const method = pk === undefined ? 'post' : 'patch';
    const route = files.find(({ route: { methods } }) => methods[method])!;
    return outcomeOf(route, Object.assign(Readable.from([]), { accountability, params: { pk } }));
  }

  async storeUpload(
    accountability: Asking,
    file: object,
    content: Readable = Readable.from([]),
  ): Promise<unknown> {
    return Object.assign(new this.#services.FilesService(), { accountability }).uploadOne(
      content,
      file,
    );
  }

  async read(accountability: Asking, query: object, collection = 'pages'): Promise<unknown> {
    const schema = { relations, collections: { directus_files: { primary: 'id' } } };
    const asked = { accountability, collection, schema };
    return Object.assign(new this.#services.ItemsService(), asked).readByQuery(query);
  }

  /** Reads the items that a change by query would affect. */
  async find(accountability: Asking, query: object): Promise<unknown> {
    const schema = { relations, collections: { pages: { primary: 'key' } } };
    const options = { accountability, schema, knex: 'knex' };
    return new this.#services.ItemsService('pages', options).getKeysByQuery(query);
  }

  async health(accountability: Asking): Promise<unknown> {
    return Object.assign(new this.#services.ServerService(), { accountability }).health();
  }

  /** Verifies a password as Directus does at a login. */
  lookAtPassword(): Promise<boolean> {
    return new LocalAuthDriver().verify({}, 'Sommer2026');
  }

  /** Verifies the password of an account, as Directus does before it sets up a second factor. */
  verifyOwnPassword(user: string): Promise<string> {
    return new this.#services.AuthenticationService().verifyPassword(user, 'Sommer2026');
  }

  /** Verifies a code of a second factor as Directus does at a log-in (without a user), or to remove the factor. */
  verifyCode(accountability: Asking, user: string, code: string): Promise<boolean> {
    const service = new this.#services.TFAService();
    return Object.assign(service, { itemsService: { accountability } }).verifyOTP(user, code);
  }

  async askGraphQL(scope: string, accountability: Asking, request: object): Promise<unknown> {
    return Object.assign(new this.#services.GraphQLService(), { scope, accountability }).execute(
      request,
    );
  }

  async invite(accountability: Asking): Promise<unknown> {
    return Object.assign(new this.#services.UsersService(), {
      ...{ accountability, knex: 'knex', schema: 'schema' },
    }).inviteUser('anna@example.org', 'role');
  }

  /**
   * Uses several mailed links at the same time. Returns how many of these calls ran in parallel.
   */
  async useLinks(method: 'resetPassword' | 'acceptInvite'): Promise<number> {
    let underWay = 0;
    let max = 0;
    const work = async () => {
      underWay += 1;
      max = Math.max(max, underWay);
      await Promise.resolve();
      underWay -= 1;
    };
    const uses = [1, 2, 3].map(() =>
      Object.assign(new this.#services.UsersService(), { work })[method]('token', 'Sommer2026'),
    );
    await Promise.all(uses);
    return max;
  }

  #register(): Register {
    const add = <Each>(map: Map<string, Each[]>, event: string, handler: Each) =>
      void map.set(event, [...(map.get(event) ?? []), handler]);
    return {
      init: (event, handler) => {
        const use = (middleware: Handler) => this.#middlewares[event]!.push(middleware);
        handler({ app: { use, _router: { stack: [] } } as never });
      },
      schedule: () => undefined,
      embed: () => undefined,
      filter: (event, handler) => add(this.#filters, event, handler),
      action: (event, handler) => add(this.#actions, event, handler),
    };
  }

  #context(env: Row): Context {
    const { errors, warnings } = this;
    const send = (mail: Row) => this.send(mail);
    return {
      env,
      database: this.#database,
      getSchema: () => Promise.resolve('schema' as never),
      services: {
        ...this.#services,
        MailService: class {
          constructor({ schema }: { readonly schema: unknown }) {
            if (schema !== 'schema') throw new Error('Directus needs its schema.');
          }
          send = send;
        },
      } as unknown as Context['services'],
      emitter: { onAction: () => undefined, emitAction: () => undefined },
      logger: {
        error: (error, message) => void errors.push(message ?? String(error)),
        warn: (warning) => void warnings.push(String(warning)),
      },
    };
  }

  #eventContext(asking: Asking): EventContext {
    const accountability = asking
      ? { user: null, admin: false, app: false, ip: null, role: null, roles: [], ...asking }
      : null;
    return { accountability, database: this.#database, schema: 'schema' as never };
  }
}

function outcomeOf(
  { route }: ReturnType<typeof routerOf>[number],
  request: object,
): Promise<unknown> {
  return new Promise((resolve) => {
    route.stack[0]!.handle(request, {}, (error?: Error) => resolve(error ?? 'passed'));
  });
}

const columns: Readonly<Record<string, readonly string[]>> = {
  directus_users: ['id', 'email', 'language', 'status', 'password', 'last_access'],
  directus_settings: ['default_language'],
  directus_activity: ['id', 'action', 'user', 'ip'],
  directus_files: ['id', 'folder'],
  member_documents: ['id', 'file'],
};

const usual = {
  CMS_LOCK_SECONDS: 900,
  LOGIN_STALL_TIME: 0,
  PUBLIC_URL: 'https://cms.example.org',
  STORAGE_LOCATIONS: ['local', 'other'],
};
