import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import { labelsFor } from '../i18n/createLabels.ts';
import type { NewsletterBoxProps } from './NewsletterBox.island.tsx';
import { newsletterLabels } from './newsletterLabels.ts';

const recipient = contactDetailsFixtures.association.email;

const german = {
  recipient,
  privacyHref: '/datenschutz',
  labels: newsletterLabels(labelsFor('de')),
} satisfies NewsletterBoxProps;

const french = {
  recipient,
  privacyHref: '/fr/mentions-legales',
  labels: newsletterLabels(labelsFor('fr')),
} satisfies NewsletterBoxProps;

export const newsletterBoxFixtures = {
  german,
  english: {
    recipient,
    privacyHref: '/en/privacy',
    labels: newsletterLabels(labelsFor('en')),
  },
  french,
  opened: { ...german, status: 'opened' },
  sending: { ...german, status: 'sending' },
  success: { ...german, status: 'success' },
  error: { ...german, status: 'error' },
  empty: { ...german, status: 'empty' },
  duplicate: { ...german, status: 'duplicate' },
  /** On a French page, with labels that nobody has translated yet. */
  partlyTranslated: {
    ...french,
    labels: { ...french.labels, text: { text: 'Neues vom Verband per E-Mail.', lang: 'de' } },
  },
  compound: {
    ...german,
    labels: {
      ...german.labels,
      heading: 'Arzneimittelkommissionsmitteilungsblatt',
      text: 'Berufshaftpflichtversicherungsnachweise und Fortbildungszertifizierungsbestimmungen.',
      confirm: 'Mitteilungsblattbestellung bestätigen',
    },
  },
} satisfies Record<string, NewsletterBoxProps>;
