import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import type { OtherWords } from '../island/otherWords.fixtures.ts';
import type { NewsletterLinkProps } from './NewsletterLink.island.tsx';
import type { NewsletterLinkState } from './NewsletterLinkView.tsx';

const around = {
  door: 'https://cms.vhm.example',
  siteName: 'Verband der Heilberufe Musterland e. V.',
  recipient: contactDetailsFixtures.association.email,
};

const places = {
  german: { ...around, homeHref: '/', signUpHref: '/#newsletter' },
  english: { ...around, homeHref: '/en/', signUpHref: '/en/#newsletter' },
  french: { ...around, homeHref: '/fr/', signUpHref: '/fr/#newsletter' },
};

export const newsletterLinkFixtures = {
  confirm: { ...places.german, kind: 'confirm' },
  confirmInEnglish: { ...places.english, kind: 'confirm' },
  confirmInFrench: { ...places.french, kind: 'confirm' },
  unsubscribe: { ...places.german, kind: 'unsubscribe' },
  unsubscribeInEnglish: { ...places.english, kind: 'unsubscribe' },
  unsubscribeInFrench: { ...places.french, kind: 'unsubscribe' },
} satisfies Record<string, NewsletterLinkProps>;

/** As long as words get. */
export const newsletterLinkWords: OtherWords = {
  'newsletterLink.confirm.title': 'Mitteilungsblattbestellungsbestätigung',
  'newsletterLink.confirm.button': 'Mitteilungsblattbestellung bestätigen',
};

export const newsletterLinkStates = [
  ...(['waiting', 'asking', 'sending', 'away', 'done'] as const),
  ...(['used', 'expired', 'unknown', 'missing'] as const),
] satisfies NewsletterLinkState[];
