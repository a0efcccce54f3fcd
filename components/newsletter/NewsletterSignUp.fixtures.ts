import { newsletterBoxFixtures } from './NewsletterBox.fixtures.ts';
import type { NewsletterSignUpProps } from './NewsletterSignUp.island.tsx';

const door = 'https://cms.vhm.example';
const association = 'Verband der Heilberufe Musterland e. V.';

const german = {
  ...newsletterBoxFixtures.german,
  door,
  association,
} satisfies NewsletterSignUpProps;

const items: NewsletterSignUpProps['items'] = {
  project: 'vhm',
  collection: 'subscribers',
  shown: {
    consent: true,
    consent_version: 'newsletter-mail-2',
    consent_text: `Mit „Bestätigen“ willigen Sie ein, dass wir (${association}) Ihnen per E-Mail unseren Newsletter mit Neuigkeiten, Terminen und Angeboten schicken. Das können Sie jederzeit per E-Mail an uns widerrufen.`,
  },
};

export const newsletterSignUpFixtures = {
  german,
  english: { ...newsletterBoxFixtures.english, door, association },
  french: { ...newsletterBoxFixtures.french, door, association },
  sending: { ...german, status: 'sending' },
  success: { ...german, status: 'success' },
  error: { ...german, status: 'error' },
  empty: { ...german, status: 'empty' },
  duplicate: { ...german, status: 'duplicate' },
  toProjectHost: { ...german, items, status: 'success' },
} satisfies Record<string, NewsletterSignUpProps>;
