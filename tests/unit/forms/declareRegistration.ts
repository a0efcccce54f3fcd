import type { Language } from '../../../locales/languages.ts';
import { email, line, lines, wholeNumber } from '../../../contract/forms/forms.ts';

/*
 * Declares a further form, as a project's own version of Collegium does: in contract/forms/forms.ts, and
 * with its texts in locales/. Import this module first, and everything else with `await import(…)`.
 */

const registration = {
  collection: 'registrations',
  fields: {
    name: line(100, { autoComplete: 'name' }),
    email: email(),
    persons: wholeNumber(1, 20),
    comment: lines(2000, { optional: true }),
  },
  listed: ['name', 'persons'],
  wordings: { consent: 'registration-1' },
  kept: { days: 90 },
  mail: 'registration',
  receipt: 'registration_receipt',
} as const;

const words = {
  de: {
    title: 'Anmeldung zum Sommerfest',
    fields: { persons: 'Anzahl der Personen', comment: 'Anmerkung' },
    consentBefore: 'Ich willige ein, dass meine Angaben wie in der',
    consentAfter: 'beschrieben für das Fest gespeichert werden.',
    submit: 'Anmelden',
    receipt: { subject: 'Ihre Anmeldung', body: 'Ihre Anmeldung vom {{date}} ist da.' },
  },
  en: {
    title: 'Registration for the summer party',
    fields: { persons: 'Number of people', comment: 'Comment' },
    consentBefore: 'I agree that my details are stored as described in the',
    consentAfter: 'for the party.',
    submit: 'Register',
    receipt: { subject: 'Your registration', body: 'Your registration of {{date}} has arrived.' },
  },
  fr: {
    title: 'Inscription à la fête',
    fields: { persons: 'Nombre de personnes', comment: 'Remarque' },
    consentBefore: 'J’accepte l’enregistrement de mes données selon la',
    consentAfter: 'pour la fête.',
    submit: 'S’inscrire',
    receipt: { subject: 'Votre inscription', body: 'Votre inscription du {{date}} est arrivée.' },
  },
} as const;

const actual = await import('../../../contract/forms/forms.ts');
const forms = { ...actual.forms, registration };
import.meta.jest.unstable_mockModule('../../../contract/forms/forms.ts', () => ({
  ...actual,
  forms,
  allForms: Object.entries(forms),
}));

const languages = await import('../../../locales/languages.ts');
const { sampleLanguageFor } = await import('../../../stories/sampleLanguages.ts');
const labelsOf = (language: Language) => ({
  ...languages.labels[language],
  forms: {
    ...languages.labels[language].forms,
    registration: words[sampleLanguageFor(language)],
  },
});
import.meta.jest.unstable_mockModule('../../../locales/languages.ts', () => ({
  ...languages,
  labels: Object.fromEntries(languages.languages.map((language) => [language, labelsOf(language)])),
}));
