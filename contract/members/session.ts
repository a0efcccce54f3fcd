import type { Audience } from './audiences.ts';

/*
 * A member's login in the browser (specification, sections 4, 7 and 9).
 */

/** Milliseconds between checks of the token. */
export const checkEvery = 10_000;

/** Milliseconds. A token with less time left is renewed. */
export const renewBelow = 30_000;

/** Milliseconds. The assumed lifetime of a token without one. */
export const defaultLifetime = 30_000;

/** Milliseconds: ten minutes (specification, section 9). */
export const requestTimeout = 600_000;

export const concurrentRequests = 10;

/** `unknown`: there may be a login, and the backend has not confirmed the user yet. */
type SessionState = 'unknown' | 'in' | 'out';

/** The logged-in user, with the fields that the site uses. */
export interface CurrentUser {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly member_number: string;
  /** Sees the link to the administration (specification, section 6: role 1 or 3). */
  readonly isAdministrator: boolean;
  /**
   * The associations that the user is a member of. The backend's access rights do not depend on
   * this.
   */
  readonly audiences: readonly Audience[];
}

/** The state of the session. The same object until the state changes. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** Set if a member is logged in. */
  readonly user?: CurrentUser;
  /** True if the login ended without a log-out by the member. */
  readonly isExpired?: boolean;
}

/** The channel for messages between the tabs of a browser. Messages are not stored. */
export const tabsChannel = 'collegium-session';

/**
 * An event on the window after each change of the session, for scripts that load the session only
 * when there is one.
 */
export const sessionEvent = 'session';

/** The name of the lock for renewing the token: only one tab at a time renews it. */
export const renewalLock = 'collegium-renewal';

/*
 * How long a log-in lasts after the person's last visit, in days. Editors' privacy notices contain
 * these values, so no installation may have others.
 */

/** A member's log-in on the website. */
export const tokenDays = 7;

/** The log-in of editors and the office to Directus, which is a cookie. */
export const cookieDays = 1;
