import type { CallToActionProps } from './CallToAction.tsx';

export const callToActionFixtures = {
  full: {
    heading: 'Haben Sie Fragen?',
    text: 'Rufen Sie uns an oder schreiben Sie uns. Wir antworten so bald wie möglich.',
    phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
    formHref: '/kontakt',
  },
  formOnly: { heading: 'Haben Sie Fragen?', formHref: '/kontakt' },
  compound: {
    heading: 'Fragen zur Berufshaftpflichtversicherungsbescheinigung?',
    text: 'Die Arzneimittelkommissionsgeschäftsstelle beantwortet sie gern.',
    phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
    formHref: '/kontakt',
  },
  /** On a French page, with untranslated text. */
  french: {
    heading: 'Vous avez des questions ?',
    text: { text: 'Rufen Sie uns an oder schreiben Sie uns.', lang: 'de' },
    phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
    formHref: '/fr/contact',
  },
} satisfies Record<string, CallToActionProps>;
