import { labelsFor } from '../i18n/createLabels.ts';
import { contactDetailsFixtures } from './contactDetails.fixtures.ts';
import type { ContactFormProps } from './ContactForm.island.tsx';
import { contactFormLabels } from './contactFormLabels.ts';

const recipient = contactDetailsFixtures.association.email;
const germanLabels = contactFormLabels(labelsFor('de'));

export const contactFormFixtures = {
  german: { recipient, privacyHref: '/datenschutz', labels: germanLabels },
  english: {
    recipient,
    privacyHref: '/en/privacy',
    labels: contactFormLabels(labelsFor('en')),
  },
  french: {
    recipient,
    privacyHref: '/fr/mentions-legales#privacy',
    labels: contactFormLabels(labelsFor('fr')),
  },
  /** On a French page, with labels that nobody has translated yet. */
  partlyTranslated: {
    recipient,
    privacyHref: '/fr/mentions-legales#privacy',
    labels: {
      ...contactFormLabels(labelsFor('fr')),
      required: { text: 'Pflichtfeld', lang: 'de' },
      message: { text: 'Ihre Nachricht', lang: 'de' },
      submit: { text: 'Nachricht senden', lang: 'de' },
    },
  },
  compound: {
    recipient,
    privacyHref: '/datenschutz',
    labels: {
      ...germanLabels,
      message: 'Berufshaftpflichtversicherungsnachweisanforderung',
      consentLink: 'Datenschutzgrundverordnungsinformationspflichterfüllungserklärung',
      submit: 'Arzneimittelkommissionsgeschäftsstelle benachrichtigen',
    },
  },
} satisfies Record<string, ContactFormProps>;
