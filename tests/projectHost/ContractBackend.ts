import { data, nothing, refusal, type Answer } from './answer.ts';
import type { RecordedRequest } from './recordedRequest.ts';
import { jwt, Tokens } from './tokens.ts';

type Item = Record<string, unknown>;

/** What the routes below `/auth` read of a body. */
interface Proof {
  readonly email?: string;
  readonly password?: string;
  readonly token?: string;
}

const account = { email: 'ada@example.org', password: 'correct horse' };

/** How many path segments name the kind of record; the next one is the record's own. */
const kinds: Readonly<Record<string, { readonly depth: number; readonly key: string }>> = {
  items: { depth: 2, key: 'id' },
  fields: { depth: 2, key: 'field' },
  collections: { depth: 1, key: 'collection' },
  ...Object.fromEntries(
    [
      ...['users', 'files', 'relations', 'permissions', 'roles'],
      ...['settings', 'activity', 'collection_presets'],
    ].map((kind) => [kind, { depth: 1, key: 'id' }]),
  ),
};

/** Kinds of which a PATCH without an id changes several records. */
const batchKinds = ['items', 'files', 'permissions', 'settings', 'fields'];

/**
 * Answers as section 7 of the specification says. Where the specification is silent, it answers as
 * the published source of that backend does (directus/v8-archive, api/src): `{ data }`, or
 * `{ error: { code, message } }`.
 */
export class ContractBackend {
  readonly project = 'vhm';
  readonly account = account;
  readonly user = {
    ...{ id: 7, first_name: 'Ada', last_name: 'Muster', email: account.email },
    ...{ member_number: '0815', role: 2 },
    ...{ phone: null, practice: null, street: null, zip_code: null, city: null },
    ...{ language: null, members_seen_at: null },
  };
  readonly tokens = new Tokens();
  readonly #records = new Map<string, Item[]>();
  readonly #assets = new Map<string, Answer>();
  readonly #membersOnly = new Set<string>();
  /** The token in the mail that was sent last. */
  lastResetToken: string | undefined;
  readonly #usedResetTokens = new Set<string>();
  #password = account.password;

  /** Fills a kind of records, such as `items/pages`. */
  put(kind: string, records: readonly Item[]) {
    this.#records.set(kind, [...records]);
  }

  /** Lets only requests with a valid token read a kind of records. */
  keepForMembers(...kinds: readonly string[]) {
    for (const kind of kinds) this.#membersOnly.add(kind);
  }

  /** Adds a file; what is not said of it, it does not tell. */
  putFile(file: Item & { readonly id: string | number }, content?: Pick<Answer, 'type' | 'body'>) {
    this.put('files', [...(this.#records.get('files') ?? []), file]);
    if (content) this.#assets.set(String(file.id), { status: 200, ...content });
  }

  answer(request: RecordedRequest): Answer {
    const [first = '', ...rest] = request.path.slice(1).split('/').map(decodeURIComponent);
    const route = `${request.method} /${rest.join('/')}`;
    if (request.path === '/') return { status: 302, location: './admin/' };
    if (request.path === '/admin/')
      return { status: 200, type: 'text/html', body: '<html></html>' };
    if (request.path === '/server/ping') return { status: 200, type: 'text/plain', body: 'pong' };
    // The specification posts a new password to `_`, the published client to the project.
    if (route === 'POST /auth/password/reset' && [this.project, '_'].includes(first)) {
      return this.#resetPassword(request.body as Proof);
    }
    if (first !== this.project) return refusal(401, 3, 'Unauthorized request');
    return this.#authentication(route, request) ?? this.#asMemberOrVisitor(route, rest, request);
  }

  #requestPassword({ email }: Proof): Answer {
    if (!email) return refusal(422, 4, 'email: This value should not be blank.');
    if (email !== account.email) {
      return refusal(404, 107, `User with email "${email}" not found`);
    }
    this.lastResetToken = jwt(300, 'reset');
    return nothing;
  }

  #resetPassword({ token = '', password = '' }: Proof): Answer {
    if (this.#usedResetTokens.has(token)) {
      return refusal(401, 105, `Expired Reset Password token: ${token}`);
    }
    if (token !== this.lastResetToken) {
      return refusal(401, 104, `Invalid Reset Password token: ${token}`);
    }
    this.#usedResetTokens.add(token);
    this.#password = password;
    return nothing;
  }

  #authentication(route: string, { body }: RecordedRequest): Answer | undefined {
    const sent = (body ?? {}) as Proof;
    switch (route) {
      case 'POST /auth/authenticate':
        return this.#logIn(sent);
      case 'POST /auth/refresh':
        return this.#refresh(sent);
      case 'POST /auth/logout':
        return nothing;
      case 'POST /auth/password/request':
        return this.#requestPassword(sent);
      default:
        return undefined;
    }
  }

  #logIn({ email, password }: Proof): Answer {
    if (!email || !password) return refusal(422, 114, 'This value should not be blank.');
    return email === account.email && password === this.#password
      ? data({ token: this.tokens.issue(), user: this.user })
      : refusal(404, 100, 'Invalid user credentials');
  }

  #refresh({ token }: Proof): Answer {
    if (!token) return refusal(422, 4, 'token: This value should not be blank.');
    if (this.tokens.isExpired(token)) return refusal(401, 102, 'Expired token');
    if (!this.tokens.isValid(token)) return refusal(401, 101, 'Invalid Authentication Token');
    return data({ token: this.tokens.issue() });
  }

  #asMemberOrVisitor(route: string, path: string[], request: RecordedRequest): Answer {
    const isKnown = this.tokens.isValid(bearer(request.headers.authorization) ?? '');
    if (route === 'GET /') return data({ api: { project_name: 'Musterland' } });
    if (route === 'GET /users/me')
      return isKnown ? data(this.user) : refusal(401, 3, 'Unauthorized request');
    if (path[0] === 'assets') return this.#asset(path[1] ?? '', request);
    return this.#record(path, request, isKnown);
  }

  #asset(id: string, { method }: RecordedRequest): Answer {
    if (method !== 'GET') return methodNotAllowed;
    return this.#assets.get(id) ?? refusal(404, 203, 'Item not found');
  }

  #record(path: string[], request: RecordedRequest, isKnown: boolean): Answer {
    const kind = kinds[path[0] ?? ''];
    if (!kind || path.length > kind.depth + 1) return unknownRoute;
    if (path[0] === 'activity' && request.method !== 'GET') return methodNotAllowed;
    const name = path.slice(0, kind.depth).join('/');
    const id = path[kind.depth];
    // A visitor's request, or one with an expired or invalid token (AuthenticationMiddleware).
    if (!isKnown && this.#membersOnly.has(name)) {
      return id === undefined
        ? refusal(403, 300, `Reading items from "${name}" collection was denied`)
        : refusal(404, 203, 'Item not found');
    }
    const all = this.#records.get(name) ?? [];
    return id === undefined
      ? this.#list(name, kind.key, request)
      : this.#single(name, all, (item) => String(item[kind.key]) === id, request);
  }

  #list(name: string, key: string, { method, query, body }: RecordedRequest): Answer {
    const all = this.#records.get(name) ?? [];
    switch (method) {
      case 'POST':
        return data(oneOrAll(body, (item) => this.#create(name, item)));
      case 'PATCH':
        return batchKinds.includes(name.split('/')[0]!)
          ? data(oneOrAll(body, (change) => this.#change(name, key, change)))
          : methodNotAllowed;
      case 'GET': {
        const found = all.filter((item) => isFound(item, query));
        const offset = Number(query.offset ?? 0);
        const limit = Number(query.limit ?? 200);
        return data(limit < 0 ? found : found.slice(offset, offset + limit));
      }
      default:
        return methodNotAllowed;
    }
  }

  #create(name: string, fields: Item): Item {
    const all = this.#records.get(name) ?? [];
    const item = { id: all.length + 1, ...fields };
    this.put(name, [...all, item]);
    return item;
  }

  #change(name: string, key: string, change: Item): Item {
    const all = this.#records.get(name) ?? [];
    const isMeant = (item: Item) => item[key] === change[key];
    this.put(
      name,
      all.map((item) => (isMeant(item) ? { ...item, ...change } : item)),
    );
    return { ...all.find(isMeant), ...change };
  }

  #single(
    name: string,
    all: Item[],
    isMeant: (item: Item) => boolean,
    { method, body }: RecordedRequest,
  ): Answer {
    const item = all.find(isMeant);
    if (!item) return refusal(404, 203, 'Item not found');
    const others = all.filter((other) => other !== item);
    const changed = { ...item, ...(body as Item | undefined) };
    switch (method) {
      case 'GET':
        return data(item);
      case 'PATCH':
        this.put(name, [...others, changed]);
        return data(changed);
      case 'DELETE':
        this.put(name, others);
        return nothing;
      default:
        return methodNotAllowed;
    }
  }
}

const unknownRoute = refusal(404, 1, 'Not Found');
const methodNotAllowed = refusal(405, 6, 'Method Not Allowed');

function oneOrAll(body: unknown, write: (item: Item) => Item): Item | Item[] {
  return Array.isArray(body) ? (body as Item[]).map(write) : write(body as Item);
}

/** The only conditions of a query that this server knows are `filter[translations.slug][eq]` and `filter[status][eq]`. */
function isFound(item: Item, query: RecordedRequest['query']): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    const path = /^filter\[([\w.]+)\]\[eq\]$/.exec(name)?.[1]?.split('.');
    return path === undefined || valuesAt(item, path).includes(wanted);
  });
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, [name!, ...rest]));
  const inner: unknown = Reflect.get(Object(value) as object, name!);
  return rest.length === 0 ? [inner] : valuesAt(inner, rest);
}

function bearer(authorization: string | undefined): string | undefined {
  return authorization?.replace(/^Bearer /, '');
}
