import { directusFixture, openSilentSession } from './accountSession.fixtures.ts';
import { officeFixtures } from './office.fixtures.ts';
import type { SignInProps } from './SignIn.tsx';

const german: SignInProps = {
  backend: directusFixture,
  openSession: openSilentSession,
  office: officeFixtures.german,
};

export const signInFixtures = {
  german,
  english: { ...german, office: officeFixtures.english },
  french: { ...german, office: officeFixtures.french },
  officeByMail: { ...german, office: officeFixtures.mailAlone },
} satisfies Record<string, SignInProps>;

const problem = (is: 'wrong' | 'limited' | 'away') => ({
  ...german,
  state: { step: 'password', is } as const,
});

/** States that only a hydrated form can reach. */
export const signInStates = {
  expired: { ...german, level: 1, notice: 'expired' },
  missing: {
    ...german,
    state: {
      step: 'password',
      errors: { email: 'signIn.emailForm', password: 'signIn.passwordMissing' },
    },
  },
  sending: { ...german, state: { step: 'password', is: 'sending' } },
  wrong: problem('wrong'),
  limited: problem('limited'),
  away: problem('away'),
  code: { ...german, state: { step: 'code' } },
  codeWrong: { ...german, state: { step: 'code', errors: { code: 'signIn.code.wrong' } } },
} satisfies Record<string, SignInProps>;
