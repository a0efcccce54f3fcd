import type { CurrentUser, SessionState } from '../../contract/members/session.ts';

/** What the site shows by: the same object for as long as nothing changes. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** Where somebody is logged in. */
  readonly user?: CurrentUser;
  /** The login has ended by no wish of the member's. */
  readonly isExpired?: boolean;
}

export const notYetKnown: SessionSnapshot = { state: 'unknown' };

export const loggedOut: SessionSnapshot = { state: 'out' };

export const expired: SessionSnapshot = { state: 'out', isExpired: true };
