import type { CurrentUser } from '../../contract/members/session.ts';
import type { Tokens } from './login.ts';

/**
 * What a session asks of a backend, whichever it is. An adapter keeps nothing: whose tokens are used is
 * decided by the session.
 *
 * All calls throw BackendError.
 */
export interface SessionBackend {
  /** Tells this backend's logins from those of others on the same origin. */
  readonly name: string;
  /** The login is in cookies that no script sees, and so outlives all tabs. */
  readonly usesCookies: boolean;
  login: (credentials: Credentials, signal: AbortSignal) => Promise<Tokens>;
  renew: (tokens: Tokens, signal: AbortSignal) => Promise<Tokens>;
  logout: (tokens: Tokens, signal: AbortSignal) => Promise<void>;
  currentUser: (tokens: Tokens, signal: AbortSignal) => Promise<CurrentUser>;
  changePassword: (password: string, tokens: Tokens, signal: AbortSignal) => Promise<void>;
  /** Ends all sessions of the member but the one of these tokens. */
  endOtherSessions: (tokens: Tokens, signal: AbortSignal) => Promise<void>;
  /** Has the backend mail a link to `resetUrl`, which gets a token for `resetPassword`. */
  requestPasswordReset: (email: string, resetUrl: string, signal: AbortSignal) => Promise<void>;
  resetPassword: (token: string, password: string, signal: AbortSignal) => Promise<void>;
  acceptInvitation: (token: string, password: string, signal: AbortSignal) => Promise<void>;
  /** Asks for anything else as the member: JSON, or a file as a Blob. */
  ask: (request: MemberRequest, tokens: Tokens, signal: AbortSignal) => Promise<unknown>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The code of the second factor, where the account has one. */
  readonly otp?: string | undefined;
}

export interface MemberRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Such as `/items/member_pages`. What a visitor typed is encoded in it. */
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, string>>;
  /** Items whose field, such as `translations.slug`, has this value. */
  readonly filter?: readonly [field: string, value: string];
  /** Sent as JSON. */
  readonly body?: object;
  readonly answer?: 'json' | 'file';
}
