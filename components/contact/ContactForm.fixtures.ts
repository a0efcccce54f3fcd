import type { OtherWords } from '../island/otherWords.fixtures.ts';
import { contactDetailsFixtures } from './contactDetails.fixtures.ts';
import type { ContactFormProps } from './ContactForm.island.tsx';

const recipient = contactDetailsFixtures.association.email;

export const contactFormFixtures = {
  german: { recipient, privacyHref: '/datenschutz' },
  english: { recipient, privacyHref: '/en/privacy' },
  french: { recipient, privacyHref: '/fr/mentions-legales#privacy' },
  germanInforms: { recipient, privacyHref: '/datenschutz', informs: true },
  frenchInforms: { recipient, privacyHref: '/fr/mentions-legales#privacy', informs: true },
} satisfies Record<string, ContactFormProps>;

export const contactFormWords = {
  /** On a French page, labels that are not translated yet. */
  partlyTranslated: {
    'contactForm.required': { text: 'Pflichtfeld', lang: 'de' },
    'contactForm.message': { text: 'Ihre Nachricht', lang: 'de' },
    'contactForm.submit': { text: 'Nachricht senden', lang: 'de' },
  },
  compound: {
    'contactForm.message': 'Berufshaftpflichtversicherungsnachweisanforderung',
    'contactForm.consentLink': 'Datenschutzgrundverordnungsinformationspflichterfüllungserklärung',
    'contactForm.submit': 'Arzneimittelkommissionsgeschäftsstelle benachrichtigen',
  },
} satisfies Record<string, OtherWords>;
