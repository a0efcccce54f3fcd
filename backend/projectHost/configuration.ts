import type { SessionStorage } from './sessionStorage.ts';

/** A content backend that serves several projects, each under its own path. */
export interface ProjectHostConfiguration {
  /** The host's address; it may have a path. */
  readonly url: string;
  readonly project: string;
  /** A token of the operator's. It is used where nobody has logged in. */
  readonly token?: string | undefined;
  /** Where a login outlives the page. Without it, a login is as long as the client. */
  readonly storage?: SessionStorage | undefined;
  /** Called when the backend has ended a session, by no wish of the member's. */
  readonly onSessionExpired?: ((error: Error) => void) | undefined;
  /** The platform's own, unless a test or a proxy brings another. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** In milliseconds. */
  readonly requestTimeout?: number | undefined;
}
