import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import type { OtherWords } from '../island/otherWords.fixtures.ts';
import type { NewsletterBoxProps } from './NewsletterBox.island.tsx';

const recipient = contactDetailsFixtures.association.email;

const german = { recipient, privacyHref: '/datenschutz' } satisfies NewsletterBoxProps;

export const newsletterBoxFixtures = {
  german,
  english: { recipient, privacyHref: '/en/privacy' },
  french: { recipient, privacyHref: '/fr/mentions-legales' },
  opened: { ...german, status: 'opened' },
  empty: { ...german, status: 'empty' },
} satisfies Record<string, NewsletterBoxProps>;

export const newsletterBoxWords = {
  /** On a French page, labels that are not translated yet. */
  partlyTranslated: {
    'newsletter.text': { text: 'Neues vom Verband per E-Mail.', lang: 'de' },
  },
  compound: {
    'newsletter.heading': 'Arzneimittelkommissionsmitteilungsblatt',
    'newsletter.text':
      'Berufshaftpflichtversicherungsnachweise und Fortbildungszertifizierungsbestimmungen.',
    'newsletter.confirm': 'Mitteilungsblattbestellung bestätigen',
  },
} satisfies Record<string, OtherWords>;
