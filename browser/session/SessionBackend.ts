import type { CurrentUser } from '../../contract/members/session.ts';
import type { Tokens } from './login.ts';

/**
 * The interface between the session and a backend. An implementation has no state: the session
 * decides which tokens are used.
 *
 * All calls throw BackendError.
 */
export interface SessionBackend {
  /** Distinguishes this backend's logins from those of other backends on the same origin. */
  readonly name: string;
  login: (credentials: Credentials, signal: AbortSignal) => Promise<Tokens>;
  renew: (tokens: Tokens, signal: AbortSignal) => Promise<Tokens>;
  logout: (tokens: Tokens, signal: AbortSignal) => Promise<void>;
  currentUser: (tokens: Tokens, signal: AbortSignal) => Promise<CurrentUser>;
  changePassword: (password: string, tokens: Tokens, signal: AbortSignal) => Promise<void>;
  /** Ends all sessions of the member except the one of these tokens. */
  endOtherSessions: (tokens: Tokens, signal: AbortSignal) => Promise<void>;
  /** Makes the backend mail a link to `resetUrl`. The link gets a token for `resetPassword`. */
  requestPasswordReset: (email: string, resetUrl: string, signal: AbortSignal) => Promise<void>;
  resetPassword: (token: string, password: string, signal: AbortSignal) => Promise<void>;
  acceptInvitation: (token: string, password: string, signal: AbortSignal) => Promise<void>;
  /**
   * Sends any other request as the member. Returns JSON, or a file as a Blob.
   *
   * @param userId the member's id, if it is already known
   */
  request: (
    request: MemberRequest,
    tokens: Tokens,
    signal: AbortSignal,
    userId?: string,
  ) => Promise<unknown>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The code of the second factor, if the account has one. */
  readonly otp?: string | undefined;
}

export interface MemberRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** A path such as `/items/member_pages`. Visitors' input in it is encoded. */
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, string>>;
  /** Selects items whose field, such as `translations.slug`, has this value. */
  readonly filter?: readonly [field: string, value: string];
  /** Sent as JSON. */
  readonly body?: object;
  readonly responseType?: 'json' | 'file';
  /** Sends the request to its end, even if the visitor leaves the page. */
  readonly keepalive?: boolean;
}
