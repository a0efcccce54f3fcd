import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import type { OtherWords } from '../island/otherWords.fixtures.ts';
import type { NewsletterLinkProps } from './NewsletterLink.island.tsx';

const around = {
  door: 'https://cms.vhm.example',
  siteName: 'Verband der Heilberufe Musterland e. V.',
  recipient: contactDetailsFixtures.association.email,
};

const inGerman = { ...around, homeHref: '/', signUpHref: '/#newsletter' };
const inEnglish = { ...around, homeHref: '/en/', signUpHref: '/en/#newsletter' };
const inFrench = { ...around, homeHref: '/fr/', signUpHref: '/fr/#newsletter' };

/** The pages. The content that they show is in the browser's storage. */
export const newsletterLinkPages = {
  confirm: { ...inGerman, kind: 'confirm' },
  confirmInEnglish: { ...inEnglish, kind: 'confirm' },
  confirmInFrench: { ...inFrench, kind: 'confirm' },
  unsubscribe: { ...inGerman, kind: 'unsubscribe' },
  unsubscribeInEnglish: { ...inEnglish, kind: 'unsubscribe' },
  unsubscribeInFrench: { ...inFrench, kind: 'unsubscribe' },
} satisfies Record<string, NewsletterLinkProps>;

const { confirm, unsubscribe } = newsletterLinkPages;

/** Fixed states, independent of the browser's storage. */
export const newsletterLinkFixtures = {
  waiting: { ...confirm, state: 'waiting' },
  asking: { ...confirm, state: 'asking' },
  sending: { ...confirm, state: 'sending' },
  away: { ...confirm, state: 'away' },
  confirmed: { ...confirm, state: 'done' },
  used: { ...confirm, state: 'used' },
  expired: { ...confirm, state: 'expired' },
  unknown: { ...confirm, state: 'unknown' },
  missing: { ...confirm, state: 'missing' },
  unsubscribe: { ...unsubscribe, state: 'asking' },
  unsubscribeAway: { ...unsubscribe, state: 'away' },
  unsubscribed: { ...unsubscribe, state: 'done' },
  unsubscribedBefore: { ...unsubscribe, state: 'used' },
  unsubscribeExpired: { ...unsubscribe, state: 'expired' },
  unsubscribeUnknown: { ...unsubscribe, state: 'unknown' },
  unsubscribeMissing: { ...unsubscribe, state: 'missing' },
} satisfies Record<string, NewsletterLinkProps>;

/** The longest possible labels. */
export const newsletterLinkWords: OtherWords = {
  'newsletterLink.confirm.title': 'Mitteilungsblattbestellungsbestätigung',
  'newsletterLink.confirm.button': 'Mitteilungsblattbestellung bestätigen',
};
