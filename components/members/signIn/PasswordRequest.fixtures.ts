import { openSilentSession } from './accountSession.fixtures.ts';
import { officeFixtures } from './office.fixtures.ts';
import type { PasswordRequestProps } from './PasswordRequest.tsx';

const german: PasswordRequestProps = {
  openSession: openSilentSession,
  office: officeFixtures.german,
  siteName: 'Verband der Heilberufe Musterland e. V.',
};

export const passwordRequestFixtures = {
  german,
  english: { ...german, office: officeFixtures.english },
  french: { ...german, office: officeFixtures.french },
  invalid: { ...german, state: { is: 'editing', error: 'signIn.emailForm' } },
  sending: { ...german, state: { is: 'sending' } },
  limited: { ...german, state: { is: 'limited' } },
  away: { ...german, state: { is: 'away' } },
  sent: { ...german, state: { is: 'sent' } },
} satisfies Record<string, PasswordRequestProps>;
