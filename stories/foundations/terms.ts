import { labels } from '../../locales/languages.ts';
import type { SampleLanguage } from '../sampleLanguages.ts';

/** The words that everybody uses for a thing, in the interface, in mails and in editors' texts. */
export const terms: Readonly<Record<string, Readonly<Record<SampleLanguage, string>>>> = {
  'members’ area': { de: 'Mitgliederbereich', en: 'members’ area', fr: 'espace membres' },
  'log in': { de: 'anmelden', en: 'log in', fr: 'se connecter' },
  'sign up for the newsletter': {
    de: 'den Newsletter bestellen',
    en: 'sign up',
    fr: 's’inscrire à la lettre d’information',
  },
  unsubscribe: { de: 'abmelden', en: 'unsubscribe', fr: 'se désabonner' },
  'privacy notice': {
    de: labels.de.everyForm.consentLink,
    en: labels.en.everyForm.consentLink,
    fr: labels.fr.everyForm.consentLink,
  },
  consent: { de: 'Einwilligung', en: 'consent', fr: 'consentement' },
  'training institution': {
    de: 'Ausbildungsstätte',
    en: 'training institution',
    fr: 'établissement de formation',
  },
  news: { de: 'Aktuelles', en: 'news', fr: 'actualités' },
  'required field': {
    de: labels.de.everyForm.required,
    en: labels.en.everyForm.required,
    fr: labels.fr.everyForm.required,
  },
};
