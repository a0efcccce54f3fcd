import type { SessionSnapshot } from '../../contract/members/session.ts';

export const notYetKnown: SessionSnapshot = { state: 'unknown' };

export const loggedOut: SessionSnapshot = { state: 'out' };

export const expired: SessionSnapshot = { state: 'out', isExpired: true };
