/**
 * A Directus in memory with its own clock. Login, refresh and logout work as in 11.17 (its
 * controllers and services auth, authentication and users).
 */
export class FakeDirectus {
  readonly url = 'https://cms.example';
  readonly users = new Map<string, FakeUser>();
  /** Sessions by their refresh token. */
  readonly sessions = new Map<string, FakeSession>();
  readonly requests: FakeRequest[] = [];
  accessLifetime = 15 * minute;
  refreshLifetime = 7 * day;
  /** Milliseconds before a response. */
  latency = 20;
  /** Additional milliseconds before the response to a refresh. */
  renewalLatency = 0;
  /** Milliseconds for which the device has slept. */
  slept = 0;
  isAway = false;
  /** Replaces the response to a request. `lost` handles the request, but drops the response. */
  misbehaviour: ((request: FakeRequest) => Response | 'lost' | undefined) | undefined;
  mostAtOnce = 0;
  #atOnce = 0;
  #issued = 0;

  constructor() {
    this.addUser('member@example.org', { id: 'u-1', first_name: 'Ada', role: 'role-member' });
    this.addUser('editor@example.org', { id: 'u-2', first_name: 'Edda', role: 'role-admin' });
  }

  addUser(email: string, user: Partial<FakeUser> & { readonly id: string }): void {
    this.users.set(user.id, {
      password: 'correct horse',
      status: 'active',
      last_name: 'Muster',
      first_name: '',
      role: null,
      member_number: '0815',
      mayRead: true,
      otp: undefined,
      resetToken: undefined,
      ...user,
      email,
    });
  }

  /** The server's time, independent of the browser's clock. */
  get now(): number {
    return Date.UTC(2026, 10, 23) + performance.now() + this.slept;
  }

  /** `fetch` of a browser. */
  get fetch(): typeof globalThis.fetch {
    return async (input, { method = 'GET', headers, body, credentials, signal } = {}) => {
      const url = new URL(input as string);
      const sent = new Headers(headers);
      const request: FakeRequest = {
        method,
        url: url.href,
        route: `${method} ${url.pathname}`,
        query: Object.fromEntries(url.searchParams),
        authorization: sent.get('authorization'),
        credentials,
        body: body ? (JSON.parse(body as string) as FakeRequest['body']) : {},
      };
      this.requests.push(request);
      this.#atOnce += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
      try {
        await pause(this.latency, signal ?? undefined);
        if (this.isAway) throw new TypeError('fetch failed');
        const own = this.misbehaviour?.(request);
        if (own instanceof Response) return own;
        const { status, json } = this.#answer(request);
        if (own === 'lost') throw new TypeError('fetch failed');
        const longer = request.route === 'POST /auth/refresh' && status === 200;
        await pause(this.latency + (longer ? this.renewalLatency : 0), signal ?? undefined);
        return json === undefined
          ? new Response(null, { status: 204 })
          : Response.json(json, { status });
      } finally {
        this.#atOnce -= 1;
      }
    };
  }

  /** The number of requests to a route. */
  count(route: string): number {
    return this.requests.filter((request) => request.route === route).length;
  }

  endSessionsOf(id: string): void {
    for (const [token, { user }] of this.sessions) if (user === id) this.sessions.delete(token);
  }

  #endOthers(id: string, own: string): void {
    for (const [token, { user }] of this.sessions) {
      if (user === id && token !== own) this.sessions.delete(token);
    }
  }

  #answer(request: FakeRequest): Answer {
    try {
      return this.#route(request, this.#authenticated(request));
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
  }

  /** Checks the token before any route, as Directus' middleware does, even for public routes. */
  #authenticated({ authorization }: FakeRequest): Claims | undefined {
    if (authorization === null) return undefined;
    const claims = claimsIn(authorization.replace('Bearer ', ''));
    if (!claims) throw new Refusal(403, 'INVALID_TOKEN');
    if (claims.exp * 1000 <= this.now) throw new Refusal(401, 'TOKEN_EXPIRED');
    return claims;
  }

  #route(request: FakeRequest, who: Claims | undefined): Answer {
    const { route, body } = request;
    switch (route) {
      case 'POST /auth/login':
        return this.#login(body);
      case 'POST /auth/refresh':
        return this.#refresh(body);
      case 'POST /auth/logout':
        this.sessions.delete(this.#refreshToken(body));
        return { status: 204 };
      case 'GET /users/me': {
        if (!who) throw new Refusal(401, 'INVALID_CREDENTIALS');
        const user = this.users.get(who.id);
        // A user whose policy allows no fields, or who was deleted, gets only the id.
        if (!user?.mayRead) return { status: 200, json: { data: { id: who.id } } };
        const fields = request.query.fields!.split(',');
        return {
          status: 200,
          json: { data: Object.fromEntries(fields.map((name) => [name, Reflect.get(user, name)])) },
        };
      }
      case 'PATCH /users/me': {
        if (!who) throw new Refusal(401, 'INVALID_CREDENTIALS');
        this.users.get(who.id)!.password = body.password!;
        this.#endOthers(who.id, who.collegium_session);
        return { status: 200, json: { data: { id: who.id } } };
      }
      case 'POST /collegium/sessions/end-others': {
        const own = body.refresh_token;
        if (!who || !own || this.#session(own)?.user !== who.id) {
          throw new Refusal(401, 'INVALID_CREDENTIALS');
        }
        this.#endOthers(who.id, own);
        return { status: 204 };
      }
      case 'POST /auth/password/request':
        if (!body.email) throw new Refusal(400, 'INVALID_PAYLOAD');
        return { status: 204 };
      case 'POST /auth/password/reset': {
        if (body.token === 'expired') throw new Refusal(401, 'TOKEN_EXPIRED');
        const user = [...this.users.values()].find(({ resetToken }) => resetToken === body.token);
        if (!user) throw new Refusal(403, 'FORBIDDEN');
        Object.assign(user, { password: body.password, resetToken: undefined });
        return { status: 204 };
      }
      case 'POST /users/invite/accept':
        if (body.token !== 'invited') throw new Refusal(400, 'INVALID_INVITE');
        return { status: 204 };
      case 'GET /items/member_pages':
        if (!who) throw new Refusal(403, 'FORBIDDEN');
        return { status: 200, json: { data: [{ id: 1, reader: who.id }] } };
      default:
        throw new Refusal(404, 'ROUTE_NOT_FOUND');
    }
  }

  #login({ email, password, otp }: FakeRequest['body']): Answer {
    if (!email?.includes('@') || !password) throw new Refusal(400, 'INVALID_PAYLOAD');
    const user = [...this.users.values()].find((other) => other.email === email);
    if (user?.status !== 'active' || user.password !== password) {
      throw new Refusal(401, 'INVALID_CREDENTIALS');
    }
    if (user.otp !== undefined && user.otp !== otp) throw new Refusal(401, 'INVALID_OTP');
    const token = this.#newToken();
    this.sessions.set(token, { user: user.id, until: this.now + this.refreshLifetime });
    return this.#tokens(user, token);
  }

  #refresh(body: FakeRequest['body']): Answer {
    const old = this.#refreshToken(body);
    const session = this.#session(old);
    if (!session) throw new Refusal(401, 'INVALID_CREDENTIALS');
    const user = this.users.get(session.user);
    if (user?.status !== 'active') {
      this.sessions.delete(old);
      throw new Refusal(401, user ? 'USER_SUSPENDED' : 'INVALID_CREDENTIALS');
    }
    const token = this.#newToken();
    this.sessions.delete(old);
    this.sessions.set(token, { user: user.id, until: this.now + this.refreshLifetime });
    return this.#tokens(user, token);
  }

  #refreshToken({ refresh_token }: FakeRequest['body']): string {
    if (!refresh_token) throw new Refusal(400, 'INVALID_PAYLOAD');
    return refresh_token;
  }

  #session(token: string): FakeSession | undefined {
    const session = this.sessions.get(token);
    return session && session.until >= this.now ? session : undefined;
  }

  #newToken(): string {
    this.#issued += 1;
    return `refresh-${this.#issued}`;
  }

  #tokens({ id, role }: FakeUser, refresh: string): Answer {
    const iat = Math.floor(this.now / 1000);
    const exp = iat + this.accessLifetime / 1000;
    const data = {
      expires: this.accessLifetime,
      access_token: tokenOf({ id, role, iat, exp, iss: 'directus', collegium_session: refresh }),
      refresh_token: refresh,
    };
    return { status: 200, json: { data } };
  }
}

const minute = 60_000;
const day = 24 * 60 * minute;

export interface FakeUser {
  readonly id: string;
  readonly email: string;
  password: string;
  status: 'active' | 'suspended' | 'invited';
  first_name: string;
  readonly last_name: string;
  readonly role: string | null;
  readonly member_number: string;
  mayRead: boolean;
  otp: string | undefined;
  resetToken: string | undefined;
}

interface FakeSession {
  readonly user: string;
  readonly until: number;
}

export interface FakeRequest {
  readonly method: string;
  readonly url: string;
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | null;
  readonly credentials: RequestCredentials | undefined;
  readonly body: Partial<Record<string, string>>;
}

interface Claims {
  readonly id: string;
  readonly role: string | null;
  readonly exp: number;
  readonly iat: number;
  readonly iss: string;
  /** The session of the token. */
  readonly collegium_session: string;
}

interface Answer {
  readonly status: number;
  readonly json?: unknown;
}

class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, code: string) {
    super(code);
    const errors = [{ message: `Refused: ${code}`, extensions: { code } }];
    this.answer = { status, json: { errors } };
  }
}

function tokenOf(claims: Claims): string {
  return ['{"alg":"HS256","typ":"JWT"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

function claimsIn(token: string): Claims | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;
  } catch {
    return undefined;
  }
}

function pause(time: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    setTimeout(resolve, time);
  });
}
