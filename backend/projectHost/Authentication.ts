import { dataOf, fieldOf } from './envelope.ts';
import type { Call, Id } from './Records.ts';
import type { Request } from './request.ts';
import type { Session } from './Session.ts';
import type { StoredSession } from './sessionStorage.ts';
import type { Sender, Transport } from './Transport.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Another project than the configured one. */
  readonly project?: string | undefined;
  /** Whether the login outlives the page. */
  readonly persist?: boolean | undefined;
}

/** The logged-in member, as far as the specification tells. */
export interface User {
  readonly id: Id;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly member_number?: string | null;
  /** 1 and 3 are administrators. */
  readonly role?: number | null;
}

/** Logging in and out, and forgotten passwords. */
export class Authentication {
  readonly #transport: Transport;
  readonly #session: Session;
  readonly #sender: () => Sender;
  readonly #call: Call;

  constructor(parts: {
    readonly transport: Transport;
    readonly session: Session;
    readonly sender: () => Sender;
    readonly call: Call;
  }) {
    this.#transport = parts.transport;
    this.#session = parts.session;
    this.#sender = parts.sender;
    this.#call = parts.call;
  }

  async login({ email, password, project, persist = true }: Credentials): Promise<User> {
    const at = project ?? this.#sender().project;
    const { token, user } = await authenticated(this.#transport, { email, password, project: at });
    this.#session.start(token, at, persist);
    return user;
  }

  /** Ends the login here, even if the backend can't be told. */
  async logout(): Promise<void> {
    const sender = this.#sender();
    this.#session.end();
    await this.#transport.send({ method: 'POST', path: '/auth/logout' }, sender);
  }

  /** Trades the token for a new one before its time. */
  async refresh(): Promise<void> {
    await this.#session.renew();
  }

  /** Who is logged in. It fails if nobody is. */
  async currentUser(): Promise<User> {
    const request = { method: 'GET', path: '/users/me' } as const;
    return dataOf(await this.#call(request), request) as User;
  }

  /** Has the backend mail a link to `resetUrl`, which gets a token for `resetPassword`. */
  async requestPassword(email: string, resetUrl: string): Promise<void> {
    await this.#transport.send(
      {
        method: 'POST',
        path: '/auth/password/request',
        body: { email, reset_url: resetUrl },
      },
      { project: this.#sender().project },
    );
  }

  async resetPassword(token: string, password: string): Promise<void> {
    await this.#transport.send(
      {
        method: 'POST',
        path: '/auth/password/reset',
        below: 'anyProject',
        body: { token, password },
      },
      { project: this.#sender().project },
    );
  }
}

/** Who has this password, and a token for them. */
export async function authenticated(
  transport: Transport,
  { email, password, project }: Pick<Credentials, 'email' | 'password'> & { project: string },
): Promise<{ readonly token: string; readonly user: User }> {
  const request: Request = {
    method: 'POST',
    path: '/auth/authenticate',
    body: { email, password, mode: 'jwt' },
  };
  const answer = await transport.send(request, { project });
  const user = fieldOf(answer, 'user', request) as User;
  return { token: String(fieldOf(answer, 'token', request)), user };
}

/** The new token for an older one. It proves itself, so the request carries no other. */
export async function refreshedToken(
  transport: Transport,
  { token, project }: StoredSession,
): Promise<string> {
  const request: Request = { method: 'POST', path: '/auth/refresh', body: { token } };
  return String(fieldOf(await transport.send(request, { project }), 'token', request));
}
