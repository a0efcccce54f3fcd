import { newsletterBoxFixtures } from './NewsletterBox.fixtures.ts';
import type { NewsletterSignUpProps } from './NewsletterSignUp.island.tsx';

const door = 'https://cms.vhm.example';
const association = 'Verband der Heilberufe Musterland e. V.';

const german = {
  ...newsletterBoxFixtures.german,
  door,
  association,
} satisfies NewsletterSignUpProps;

export const newsletterSignUpFixtures = {
  german,
  english: { ...newsletterBoxFixtures.english, door, association },
  french: { ...newsletterBoxFixtures.french, door, association },
  sending: { ...german, status: 'sending' },
  success: { ...german, status: 'success' },
  error: { ...german, status: 'error' },
  empty: { ...german, status: 'empty' },
  duplicate: { ...german, status: 'duplicate' },
} satisfies Record<string, NewsletterSignUpProps>;
