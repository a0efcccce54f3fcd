import { data, nothing, refusal, type HostResponse } from './response.ts';
import type { RecordedRequest } from './recordedRequest.ts';
import { jwt, Tokens } from './tokens.ts';

type Item = Record<string, unknown>;

/** The fields of a body that the routes below `/auth` read. */
interface Proof {
  readonly email?: string;
  readonly password?: string;
  readonly token?: string;
  readonly reset_url?: string;
}

/** An account that can log in, with the host's data about it. */
interface HostAccount {
  readonly email: string;
  password: string;
  readonly user: Item & { readonly id: number; role: number };
}

/** A mail that the host would send. */
interface HostMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The number of path segments that name the kind of record. The segment after them is the record's key. */
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

/** Kinds for which a PATCH without an id changes several records. */
const batchKinds = ['items', 'files', 'permissions', 'settings', 'fields'];

/**
 * Answers by section 7 of the specification. Where that defines nothing, it answers like the published
 * source of this backend (directus/v8-archive, api/src): `{ data }`, or `{ error: { code, message } }`.
 */
export class ContractBackend {
  readonly project = 'vhm';
  /** The response to `GET /{project}/` (`ServerService::findAllInfo`). */
  details: Item = { api: { project_name: 'Musterland' }, server: { max_upload_size: 20_971_520 } };
  /** The first account that can log in. */
  readonly account = accountOf({
    ...{ id: 7, first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org' },
    ...{ member_number: '0815', role: 2, password: 'correct horse' },
  });
  readonly accounts: HostAccount[] = [this.account];
  readonly tokens = new Tokens();
  /** Called with each mail that the host would send. */
  onMail: (mail: HostMail) => void = () => undefined;
  /** Called with each created item. */
  onCreated: (collection: string, item: Item) => void = () => undefined;
  readonly #records = new Map<string, Item[]>();
  readonly #assets = new Map<string, HostResponse>();
  readonly #membersOnly = new Set<string>();
  readonly #received = new Set<string>();
  /** Fields that must be unique within a kind. */
  readonly #unique = new Map<string, readonly string[]>();
  readonly #owners = new Map<string, HostAccount>();
  /** The token in the last password mail. */
  lastResetToken: string | undefined;
  readonly #resetTokens = new Map<string, HostAccount>();
  readonly #usedResetTokens = new Set<string>();

  addAccount(user: Parameters<typeof accountOf>[0]) {
    this.accounts.push(accountOf(user));
  }

  /** Sets the records of a kind, such as `items/pages`. */
  put(kind: string, records: readonly Item[]) {
    this.#records.set(kind, [...records]);
  }

  /** Makes kinds readable only with a valid token. */
  keepForMembers(...kinds: readonly string[]) {
    for (const kind of kinds) this.#membersOnly.add(kind);
  }

  /** Lets visitors create records of these kinds, and nobody read them. */
  receive(...kinds: readonly string[]) {
    for (const kind of kinds) this.#received.add(kind);
  }

  /** Refuses an item whose value in one of the fields exists already. */
  keepUnique(kind: string, ...fields: readonly string[]) {
    this.#unique.set(kind, fields);
  }

  /** Adds a file. Properties that are not given are missing in the response. */
  putFile(
    file: Item & { readonly id: string | number },
    content?: Pick<HostResponse, 'type' | 'body'>,
  ) {
    this.put('files', [...(this.#records.get('files') ?? []), file]);
    if (content) this.#assets.set(String(file.id), { status: 200, ...content });
  }

  respond(request: RecordedRequest): HostResponse {
    const [first = '', ...rest] = request.path.slice(1).split('/').map(decodeURIComponent);
    const route = `${request.method} /${rest.join('/')}`;
    if (request.path === '/') return { status: 302, location: './admin/' };
    if (first === 'admin') return administration;
    if (request.path === '/server/ping') return { status: 200, type: 'text/plain', body: 'pong' };
    // The specification posts a new password to `_`, the published client posts it to the project.
    if (route === 'POST /auth/password/reset' && [this.project, '_'].includes(first)) {
      return this.#resetPassword(request.body as Proof);
    }
    if (first !== this.project) return refusal(401, 3, 'Unauthorized request');
    return this.#authentication(route, request) ?? this.#asMemberOrVisitor(route, rest, request);
  }

  #requestPassword({ email, reset_url: resetUrl }: Proof): HostResponse {
    if (!email) return refusal(422, 4, 'email: This value should not be blank.');
    const account = this.#accountOf(email);
    if (!account) return refusal(404, 107, `User with email "${email}" not found`);
    const token = jwt(300, `reset ${this.#resetTokens.size}`);
    this.lastResetToken = token;
    this.#resetTokens.set(token, account);
    this.onMail({
      to: email,
      subject: 'Password Reset Request',
      text: `You requested to reset your password: ${resetUrl ?? ''}?token=${token}`,
    });
    return nothing;
  }

  #resetPassword({ token = '', password = '' }: Proof): HostResponse {
    if (this.#usedResetTokens.has(token)) {
      return refusal(401, 105, `Expired Reset Password token: ${token}`);
    }
    const account = this.#resetTokens.get(token);
    if (!account || token !== this.lastResetToken) {
      return refusal(401, 104, `Invalid Reset Password token: ${token}`);
    }
    this.#usedResetTokens.add(token);
    account.password = password;
    return nothing;
  }

  #accountOf(email: string): HostAccount | undefined {
    return this.accounts.find((account) => account.email === email);
  }

  #authentication(route: string, { body }: RecordedRequest): HostResponse | undefined {
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

  #logIn({ email, password }: Proof): HostResponse {
    if (!email || !password) return refusal(422, 114, 'This value should not be blank.');
    const account = this.#accountOf(email);
    return account?.password === password
      ? data({ token: this.#tokenFor(account), user: account.user })
      : refusal(404, 100, 'Invalid user credentials');
  }

  #refresh({ token }: Proof): HostResponse {
    if (!token) return refusal(422, 4, 'token: This value should not be blank.');
    if (this.tokens.isExpired(token)) return refusal(401, 102, 'Expired token');
    if (!this.tokens.isValid(token)) return refusal(401, 101, 'Invalid Authentication Token');
    return data({ token: this.#tokenFor(this.#owners.get(token)) });
  }

  #tokenFor(account = this.account): string {
    const token = this.tokens.issue();
    this.#owners.set(token, account);
    return token;
  }

  #asMemberOrVisitor(route: string, path: string[], request: RecordedRequest): HostResponse {
    const token = bearer(request.headers.authorization) ?? '';
    const isKnown = this.tokens.isValid(token);
    const account = this.#owners.get(token) ?? this.account;
    if (route === 'GET /') return data(this.details);
    if (route === 'GET /users/me')
      return isKnown ? data(account.user) : refusal(401, 3, 'Unauthorized request');
    if (route === `PATCH /users/${account.user.id}` && isKnown) {
      return change(account, request.body as Item);
    }
    if (path[0] === 'assets') return this.#asset(path[1] ?? '', request);
    return this.#record(path, request, isKnown);
  }

  #asset(id: string, { method }: RecordedRequest): HostResponse {
    if (method !== 'GET') return methodNotAllowed;
    return this.#assets.get(id) ?? refusal(404, 203, 'Item not found');
  }

  #record(path: string[], request: RecordedRequest, isKnown: boolean): HostResponse {
    const kind = kinds[path[0] ?? ''];
    if (!kind || path.length > kind.depth + 1) return unknownRoute;
    if (path[0] === 'activity' && request.method !== 'GET') return methodNotAllowed;
    const name = path.slice(0, kind.depth).join('/');
    const id = path[kind.depth];
    // A visitor's request, or one with an expired or invalid token (AuthenticationMiddleware).
    const isRead = request.method === 'GET';
    if ((this.#received.has(name) && isRead) || (!isKnown && this.#membersOnly.has(name))) {
      return id === undefined
        ? refusal(403, 300, `Reading items from "${name}" collection was denied`)
        : refusal(404, 203, 'Item not found');
    }
    const all = this.#records.get(name) ?? [];
    return id === undefined
      ? this.#list(name, kind.key, request)
      : this.#single(name, all, (item) => String(item[kind.key]) === id, request);
  }

  #list(name: string, key: string, { method, query, body }: RecordedRequest): HostResponse {
    const all = this.#records.get(name) ?? [];
    switch (method) {
      case 'POST': {
        const twice = this.#sameValue(name, all, body);
        // DuplicateItemException names the value as the key.
        if (twice !== undefined) {
          return refusal(409, 204, `Duplicate key "${twice}" for collection "${name}"`);
        }
        const created = oneOrAll(body, (item) => this.#create(name, item));
        // The response has no item if its creator may not read it (ItemsService::createItem).
        return data(this.#received.has(name) ? null : created);
      }
      case 'PATCH':
        return batchKinds.some((kind) => `${name}/`.startsWith(`${kind}/`))
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
    this.onCreated(name.replace('items/', ''), item);
    return item;
  }

  #sameValue(name: string, all: readonly Item[], body: unknown): string | undefined {
    const values = (this.#unique.get(name) ?? []).flatMap((field) =>
      all.some((item) => item[field] === (body as Item)[field]) ? [(body as Item)[field]] : [],
    );
    return values.find((value) => typeof value === 'string');
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
  ): HostResponse {
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

/** In reality, the host's administration is a separate program. */
const administration: HostResponse = {
  status: 200,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><html lang="en"><title>Administration</title><p>Here the host shows its administration.</p></html>',
};

/** Returns an account whose optional member fields are empty. */
function accountOf({
  password,
  ...user
}: Pick<HostAccount, 'email' | 'password'> &
  Item & { readonly id: number; role: number }): HostAccount {
  const empty = {
    ...{ phone: null, practice: null, street: null, zip_code: null, city: null },
    ...{ language: null, members_seen_at: null },
  };
  return { email: user.email, password, user: { ...empty, ...user } };
}

/** Changes an account. The response never contains the password. */
function change(account: HostAccount, { password, ...changes }: Item): HostResponse {
  if (typeof password === 'string') account.password = password;
  return data(Object.assign(account.user, changes));
}

const unknownRoute = refusal(404, 1, 'Not Found');
const methodNotAllowed = refusal(405, 6, 'Method Not Allowed');

function oneOrAll(body: unknown, write: (item: Item) => Item): Item | Item[] {
  return Array.isArray(body) ? (body as Item[]).map(write) : write(body as Item);
}

/** Supports two conditions only: `filter[translations.slug][eq]` and `filter[status][eq]`. */
function isFound(item: Item, query: RecordedRequest['query']): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    const path = /^filter\[([\w.]+)\]\[eq\]$/.exec(name)?.[1]?.split('.');
    return path === undefined || valuesAt(item, path).includes(wanted);
  });
}

function valuesAt(value: unknown, [name = '', ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, [name, ...rest]));
  const inner: unknown = Reflect.get(Object(value) as object, name);
  return rest.length === 0 ? [inner] : valuesAt(inner, rest);
}

function bearer(authorization: string | undefined): string | undefined {
  return authorization?.replace(/^Bearer /, '');
}
