import type { Audience } from './pages.ts';

/*
 * A member's login in the browser (specification, sections 4, 7 and 9).
 */

/** Milliseconds between looks at the token. */
export const checkEvery = 10_000;

/** Milliseconds that a token has left when it is renewed. */
export const renewBelow = 30_000;

/** Milliseconds that a token is taken to last where it does not say. */
export const defaultLifetime = 30_000;

/** Milliseconds. */
export const requestTimeout = 600_000;

export const concurrentRequests = 10;

/** `unknown`: there is a login, and the backend has not yet said whose. */
export type SessionState = 'unknown' | 'in' | 'out';

/** Whoever is logged in, as far as the site shows or goes by it. */
export interface CurrentUser {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly member_number: string;
  /** Sees the way to the administration (specification, section 6: role 1 or 3). */
  readonly isAdministrator: boolean;
  /** Of whom they are a member. Which pages the backend gives them does not hang on this. */
  readonly audiences: readonly Audience[];
}

/** What the site shows by: the same object for as long as nothing changes. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** Where somebody is logged in. */
  readonly user?: CurrentUser;
  /** The login has ended by no wish of the member's. */
  readonly isExpired?: boolean;
}

/** What tabs of one browser tell each other. No message is kept anywhere. */
export const tabsChannel = 'collegium-session';

/** Told in a tab's own window whenever its session changes, for what is not loaded before there is one. */
export const sessionEvent = 'session';

/** While it is held, no other tab of the browser renews the token. */
export const renewalLock = 'collegium-renewal';
