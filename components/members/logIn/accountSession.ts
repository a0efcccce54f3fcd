import type { MemberLinkKind } from '../../../contract/members/addresses.ts';

/*
 * The interfaces that the forms in this folder need. Only islands import the browser's session and stores,
 * and pass them on: `() => memberSession(backend)` (browser/session) and `memberLinks` (browser/stores).
 */

/** The session's functions that work without a login. */
export interface AccountSession {
  login: (credentials: LogInCredentials) => Promise<string>;
  /** @returns the word success, or a code if no mail can have been sent */
  requestPasswordReset: (email: string, resetUrl: string) => Promise<string>;
  /** @returns the word success, or the backend's code */
  resetPassword: (token: string, password: string) => Promise<string>;
  /** @returns the word success, or the backend's code */
  acceptInvitation: (token: string, password: string) => Promise<string>;
}

export interface LogInCredentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string | undefined;
  readonly persist?: boolean;
}

/** Loads the session's code on the first call. Rejects if the code cannot be loaded. */
export type OpenSession = () => Promise<AccountSession>;

/** The tokens of mail links opened in this tab. */
export interface MemberLinks {
  /** Returns the token of an unused link; an empty string if there is none. */
  readonly kept: (kind: MemberLinkKind) => string;
  readonly forget: (kind: MemberLinkKind) => void;
  /** Subscribes to links that are opened or forgotten. Returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
}
