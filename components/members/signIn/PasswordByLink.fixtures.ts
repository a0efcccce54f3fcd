import { linksFixture, openSilentSession, tokenFixture } from './accountSession.fixtures.ts';
import { officeFixtures } from './office.fixtures.ts';
import type { PasswordByLinkProps } from './PasswordByLink.tsx';

const german: PasswordByLinkProps = {
  openSession: openSilentSession,
  links: linksFixture(tokenFixture),
  office: officeFixtures.german,
  siteName: 'Verband der Heilberufe Musterland e. V.',
};

/** Screens that mailed links lead to, for a new password or an invitation. */
export const passwordByLinkFixtures = {
  german,
  english: { ...german, office: officeFixtures.english },
  french: { ...german, office: officeFixtures.french },
  /** A token that does not contain the account. */
  ofNobody: { ...german, links: linksFixture('A1b2C3d4E5f6g7H8i9J0') },
  tooSimple: { ...german, state: { is: 'asking', error: 'signIn.rules.broken' } },
  sending: { ...german, state: { is: 'sending' } },
  limited: { ...german, state: { is: 'limited' } },
  away: { ...german, state: { is: 'away' } },
  done: { ...german, state: { is: 'done' } },
  expired: { ...german, state: { is: 'expired' } },
  used: { ...german, state: { is: 'used' } },
  unknown: { ...german, state: { is: 'unknown' } },
  missing: { ...german, links: linksFixture() },
} satisfies Record<string, PasswordByLinkProps>;
