import type { MemberLinkKind } from '../../../contract/members/links.ts';

/*
 * What the forms of this room ask for. Only islands reach the browser's session and stores, and hand
 * them on: `() => memberSession(backend)` (browser/session) and `memberLinks` (browser/stores).
 */

/** The session, as far as it is needed without a login. */
export interface AccountSession {
  login: (credentials: SignInCredentials) => Promise<string>;
  /** @returns the word success, or a code if nothing can have been mailed */
  requestPasswordReset: (email: string, resetUrl: string) => Promise<string>;
  /** @returns the word success, or the backend's code */
  resetPassword: (token: string, password: string) => Promise<string>;
  /** @returns the word success, or the backend's code */
  acceptInvitation: (token: string, password: string) => Promise<string>;
}

export interface SignInCredentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string | undefined;
  readonly persist?: boolean;
}

/** Loads the session with the first call. It fails where its code can't be loaded. */
export type OpenSession = () => Promise<AccountSession>;

/** The tokens of mailed links that were opened in this tab. */
export interface MemberLinks {
  /** The token of a link that is still to be used; an empty text without one. */
  readonly kept: (kind: MemberLinkKind) => string;
  readonly forget: (kind: MemberLinkKind) => void;
  /** Tells of each link that is opened or forgotten from here on. */
  readonly watch: (tell: () => void) => () => void;
}
