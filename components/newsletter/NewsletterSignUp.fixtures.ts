import { newsletterBoxFixtures } from './NewsletterBox.fixtures.ts';
import type { NewsletterSignUpProps } from './NewsletterSignUp.island.tsx';

const door = 'https://cms.vhm.example';

const german = { ...newsletterBoxFixtures.german, door } satisfies NewsletterSignUpProps;

export const newsletterSignUpFixtures = {
  german,
  english: { ...newsletterBoxFixtures.english, door },
  french: { ...newsletterBoxFixtures.french, door },
  sending: { ...german, status: 'sending' },
  success: { ...german, status: 'success' },
  error: { ...german, status: 'error' },
  empty: { ...german, status: 'empty' },
  duplicate: { ...german, status: 'duplicate' },
} satisfies Record<string, NewsletterSignUpProps>;
