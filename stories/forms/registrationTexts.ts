import type { SampleLanguage } from '../sampleLanguages.ts';
import type { FormTexts } from './formTexts.ts';

/** The texts of a form that a project has declared. They would be in the project's `locales/`. */
export const registrationTexts: Readonly<Record<SampleLanguage, FormTexts>> = {
  de: {
    fields: {
      name: 'Name',
      email: 'E-Mail-Adresse',
      persons: 'Anzahl der Personen',
      comment: 'Anmerkung',
    },
    consent: {
      before: 'Ich willige ein, dass meine Angaben wie in der',
      after: 'beschrieben gespeichert und nur für das Sommerfest genutzt werden.',
    },
    submit: 'Anmelden',
    subject: 'Anmeldung zum Sommerfest',
  },
  en: {
    fields: {
      name: 'Name',
      email: 'Email address',
      persons: 'Number of people',
      comment: 'Comment',
    },
    consent: {
      before: 'I agree that my details are stored as described in the',
      after: 'and used only for the summer party.',
    },
    submit: 'Register',
    subject: 'Registration for the summer party',
  },
  fr: {
    fields: {
      name: 'Nom',
      email: 'Adresse e-mail',
      persons: 'Nombre de personnes',
      comment: 'Remarque',
    },
    consent: {
      before: 'J’accepte que mes données soient enregistrées comme décrit dans la',
      after: 'et utilisées uniquement pour la fête d’été.',
    },
    submit: 'S’inscrire',
    subject: 'Inscription à la fête d’été',
  },
};
