import type {
  AccountSession,
  MemberLinks,
} from '../../../components/members/logIn/accountSession.ts';
import type { MembersDirectus } from '../../../contract/members/backend.ts';

export const sampleBackend = {
  kind: 'directus',
  url: 'https://cms.vhm.example',
  roles: {},
} satisfies MembersDirectus;

/**
 * A backend that never answers, so that a story keeps its state.
 *
 * @internal
 */
export const silentSession: AccountSession = {
  login: () => new Promise(() => undefined),
  requestPasswordReset: () => new Promise(() => undefined),
  resetPassword: () => new Promise(() => undefined),
  acceptInvitation: () => new Promise(() => undefined),
};

export const openSilentSession = () => Promise.resolve(silentSession);

/** An unsigned token for `member@example.org` in Directus' format. */
export const resetToken = [
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
  'eyJlbWFpbCI6Im1lbWJlckBleGFtcGxlLm9yZyIsInNjb3BlIjoicGFzc3dvcmQtcmVzZXQifQ',
  'c2lnbmVkLWJ5LW5vYm9keQ',
].join('.');

/** A tab in which a mailed link with this token was opened. Without a link, the token is empty. */
export function linkWith(token: string): MemberLinks {
  return { kept: () => token, forget: () => undefined, watch: () => () => undefined };
}
