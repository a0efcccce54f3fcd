import type { MembersDirectus } from '../../../contract/members/backend.ts';
import type { AccountSession, MemberLinks } from './accountSession.ts';

export const directusFixture = {
  kind: 'directus',
  url: 'https://cms.vhm.example',
  roles: {},
} satisfies MembersDirectus;

/** A backend that never answers, so that a story keeps its state. */
export const silentSession: AccountSession = {
  login: () => new Promise(() => undefined),
  requestPasswordReset: () => new Promise(() => undefined),
  resetPassword: () => new Promise(() => undefined),
  acceptInvitation: () => new Promise(() => undefined),
};

export const openSilentSession = () => Promise.resolve(silentSession);

/** An unsigned token for `member@example.org` in Directus' format. */
export const tokenFixture = [
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
  'eyJlbWFpbCI6Im1lbWJlckBleGFtcGxlLm9yZyIsInNjb3BlIjoicGFzc3dvcmQtcmVzZXQifQ',
  'c2lnbmVkLWJ5LW5vYm9keQ',
].join('.');

/** A tab with or without an opened mail link. */
export function linksFixture(token = ''): MemberLinks {
  return { kept: () => token, forget: () => undefined, watch: () => () => undefined };
}
