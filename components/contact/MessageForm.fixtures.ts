import { contactDetailsFixtures } from './contactDetails.fixtures.ts';
import { contactFormFixtures } from './ContactForm.fixtures.ts';
import type { MessageFormProps } from './MessageForm.island.tsx';

const { phone } = contactDetailsFixtures.association;

const german = {
  ...contactFormFixtures.german,
  door: 'https://cms.vhm.example',
  phone,
  thanksHref: '#danke',
} satisfies MessageFormProps;

const items: MessageFormProps['items'] = {
  project: 'vhm',
  collection: 'messages',
  shown: {
    consent: true,
    consent_version: 'contact-consent-1',
    consent_text:
      'Ich willige ein, dass meine Angaben zur Beantwortung meiner Nachricht verarbeitet werden.',
  },
};

export const messageFormFixtures = {
  german,
  english: { ...german, ...contactFormFixtures.english },
  french: { ...german, ...contactFormFixtures.french },
  germanInforms: { ...german, informs: true },
  englishInforms: { ...german, ...contactFormFixtures.english, informs: true },
  frenchInforms: { ...german, ...contactFormFixtures.frenchInforms },
  toProjectHost: { ...german, items },
} satisfies Record<string, MessageFormProps>;

/** States that only a hydrated form can reach. */
export const messageFormStates = {
  withoutPhone: { ...german, phone: undefined, state: { step: 'failed', reason: 'away' } },
  invalid: {
    ...german,
    state: {
      step: 'editing',
      errors: {
        name: 'Bitte füllen Sie dieses Feld aus.',
        email: 'Bitte geben Sie die Adresse in der Form name@beispiel.de ein.',
        consent: 'Klicken Sie dieses Kästchen an, wenn Sie fortfahren möchten.',
      },
    },
  },
  invalidFrench: {
    ...german,
    ...contactFormFixtures.french,
    state: {
      step: 'editing',
      errors: {
        message: 'Veuillez renseigner ce champ.',
        consent: { text: 'Bitte aktivieren Sie dieses Kästchen.', lang: 'de' },
      },
    },
  },
  sending: { ...german, state: { step: 'sending' } },
  away: { ...german, state: { step: 'failed', reason: 'away' } },
  limited: { ...german, state: { step: 'failed', reason: 'limited' } },
} satisfies Record<string, MessageFormProps>;

/** A draft that the visitor typed before, from the tab's session storage. */
export const messageDraftFixture = {
  topic: '',
  name: 'Jonas Beispiel',
  email: 'jonas@post.example',
  message: 'Guten Tag,\n\nwann findet die nächste Fortbildung statt?',
};
