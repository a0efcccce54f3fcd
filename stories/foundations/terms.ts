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
    de: labels.de.contactForm.consentLink,
    en: labels.en.contactForm.consentLink,
    fr: labels.fr.contactForm.consentLink,
  },
  consent: { de: 'Einwilligung', en: 'consent', fr: 'consentement' },
  'training institution': {
    de: 'Ausbildungsstätte',
    en: 'training institution',
    fr: 'établissement de formation',
  },
  news: { de: 'Aktuelles', en: 'news', fr: 'actualités' },
  'required field': {
    de: labels.de.contactForm.required,
    en: labels.en.contactForm.required,
    fr: labels.fr.contactForm.required,
  },
};
