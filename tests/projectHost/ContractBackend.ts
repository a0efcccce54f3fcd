import { data, json, nothing, refusal, type Answer } from './answer.ts';
import type { RecordedRequest } from './recordedRequest.ts';
import { Tokens } from './tokens.ts';

type Item = Record<string, unknown>;

const account = { email: 'ada@example.org', password: 'correct horse' };
const user = { id: 7, first_name: 'Ada', last_name: 'Muster', member_number: '0815', role: 2 };

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

/**
 * Answers as section 7 of the specification says. Where the specification is silent, it answers as
 * the backend of its days did: `{ data }`, or `{ error: { code, message } }`.
 */
export class ContractBackend {
  readonly project = 'vhm';
  readonly account = account;
  readonly user = user;
  readonly tokens = new Tokens();
  readonly #records = new Map<string, Item[]>();
  readonly #assets = new Map<string, Answer>();

  /** Fills a kind of records, such as `items/pages`. */
  put(kind: string, records: readonly Item[]) {
    this.#records.set(kind, [...records]);
  }

  /** Adds a file; what is not said of it, it does not tell. */
  putFile(file: Item & { readonly id: string | number }, content?: { type: string; body: string }) {
    this.put('files', [...(this.#records.get('files') ?? []), file]);
    if (content) this.#assets.set(String(file.id), { status: 200, ...content });
  }

  answer(request: RecordedRequest): Answer {
    const [first = '', ...rest] = request.path.slice(1).split('/').map(decodeURIComponent);
    const route = `${request.method} /${rest.join('/')}`;
    if (request.path === '/') return data({ server: 'contract' });
    if (request.path === '/server/ping') return { status: 200, type: 'text/plain', body: 'pong' };
    if (first === '_') return this.#resetPassword(route, request);
    if (first !== this.project) return refusal(404, 22, 'Project not found');
    return this.#authentication(route, request) ?? this.#withToken(route, rest, request);
  }

  #resetPassword(route: string, { body }: RecordedRequest): Answer {
    const { token, password } = body as Item;
    return route === 'POST /auth/password/reset' && token && password ? nothing : unknownRoute;
  }

  #authentication(route: string, { body, headers }: RecordedRequest): Answer | undefined {
    const sent = (body ?? {}) as Item;
    switch (route) {
      case 'POST /auth/authenticate':
        return sent.email === account.email && sent.password === account.password
          ? data({ token: this.tokens.issue(), user })
          : refusal(404, 100, 'Invalid user credentials');
      case 'POST /auth/refresh':
        return this.#refresh(String(sent.token));
      case 'POST /auth/logout':
        this.tokens.revoke(bearer(headers.authorization) ?? '');
        return nothing;
      case 'POST /auth/password/request':
        return sent.email && sent.reset_url ? nothing : refusal(422, 4, 'email: required');
      default:
        return undefined;
    }
  }

  #refresh(token: string): Answer {
    const fresh = this.tokens.trade(token);
    return fresh ? data({ token: fresh }) : refusal(401, 101, 'Invalid token');
  }

  #withToken(route: string, path: string[], request: RecordedRequest): Answer {
    const token = bearer(request.headers.authorization);
    if (token && this.tokens.isExpired(token)) return refusal(401, 102, 'Expired token');
    if (token && !this.tokens.isValid(token)) return refusal(401, 101, `No such token: ${token}`);
    if (route === 'GET /') return data({ api: { project_name: 'Musterland' } });
    if (route === 'GET /users/me') return token ? data(user) : refusal(401, 3, 'Unauthorized');
    if (path[0] === 'assets') return this.#asset(path[1] ?? '', request);
    return this.#record(path, request);
  }

  #asset(id: string, { method }: RecordedRequest): Answer {
    if (method === 'GET') return this.#assets.get(id) ?? refusal(404, 203, 'Item not found');
    return method === 'DELETE' ? nothing : data({ id: 'logo' });
  }

  #record(path: string[], request: RecordedRequest): Answer {
    const kind = kinds[path[0] ?? ''];
    if (!kind || path.length > kind.depth + 1) return unknownRoute;
    const name = path.slice(0, kind.depth).join('/');
    const id = path[kind.depth];
    const all = this.#records.get(name) ?? [];
    return id === undefined
      ? this.#list(name, all, request)
      : this.#single(name, all, (item) => String(item[kind.key]) === id, request);
  }

  #list(name: string, all: Item[], { method, query, body }: RecordedRequest): Answer {
    if (method === 'POST') {
      const item = { id: all.length + 1, ...(body as Item) };
      this.put(name, [...all, item]);
      return data(item);
    }
    if (method !== 'GET') return unknownRoute;
    const status = query['filter[status][eq]'];
    const found = all.filter((item) => status === undefined || item.status === status);
    const offset = Number(query.offset ?? 0);
    return data(found.slice(offset, offset + Number(query.limit ?? 200)));
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
        return unknownRoute;
    }
  }
}

const unknownRoute = json({ error: { code: 1, message: 'Route not found' } }, 404);

function bearer(authorization: string | undefined): string | undefined {
  return authorization?.replace(/^Bearer /, '');
}
