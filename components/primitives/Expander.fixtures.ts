import type { ExpanderProps } from './Expander.tsx';

const german = {
  summary: 'Was kostet die Mitgliedschaft?',
  children:
    'Der Beitrag beträgt 28 Euro im Monat, im ersten Jahr die Hälfte. Er ist als Betriebsausgabe absetzbar.',
} satisfies ExpanderProps;

export const expanderFixtures = {
  german,
  open: { ...german, open: true },
  english: {
    summary: 'What does membership cost?',
    children: 'The fee is 28 euros a month, and half of that in the first year.',
  },
  french: {
    summary: 'Combien coûte l’adhésion ?',
    children: 'La cotisation s’élève à 28 euros par mois, la moitié la première année.',
  },
  /** On a French page. */
  untranslated: {
    summary: { text: 'Was kostet die Mitgliedschaft?', lang: 'de' },
    children: 'La cotisation s’élève à 28 euros par mois.',
  },
  compound: {
    summary: 'Berufshaftpflichtversicherungsnachweisanforderung',
    children: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt sie entgegen.',
    open: true,
  },
} satisfies Record<string, ExpanderProps>;
