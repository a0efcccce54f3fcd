import type { TextFieldProps } from './TextField.tsx';

export const textFieldFixtures = {
  plain: { label: 'Name', name: 'name', autoComplete: 'name' },
  placeholder: { label: 'Name', name: 'name', placeholder: 'Vor- und Nachname' },
  filled: { label: 'Name', name: 'name', defaultValue: 'Dr. Annegret Großmann-Weiß' },
  hint: {
    label: 'Mitgliedsnummer',
    hint: 'Sie steht oben rechts auf Ihrem Mitgliedsausweis.',
    name: 'number',
    inputMode: 'numeric',
  },
  required: {
    label: 'E-Mail-Adresse',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
  error: {
    label: 'E-Mail-Adresse',
    hint: 'An diese Adresse senden wir die Bestätigung.',
    error: 'Geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    name: 'email',
    type: 'email',
    defaultValue: 'annegret@',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
  disabled: { label: 'Mitgliedsnummer', name: 'number', disabled: true, defaultValue: '40 211' },
  readOnly: { label: 'Mitgliedsnummer', name: 'number', readOnly: true, defaultValue: '40 211' },
  compound: {
    label: 'Berufshaftpflichtversicherungsbescheinigungsnummer',
    hint: 'Versicherungsscheinnummernbestandteile ohne Bindestriche',
    name: 'policy',
  },
  french: {
    label: { text: 'Adresse électronique', lang: 'fr' },
    error: { text: 'Indiquez une adresse électronique.', lang: 'fr' },
    requiredLabel: { text: 'obligatoire', lang: 'fr' },
    required: true,
    name: 'email',
    type: 'email',
  },
} satisfies Record<string, TextFieldProps>;
