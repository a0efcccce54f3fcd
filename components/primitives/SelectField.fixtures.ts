import type { SelectFieldProps } from './SelectField.tsx';

const states = [
  { value: '', label: 'Alle Länder' },
  { value: 'musterland', label: 'Musterland' },
  { value: 'nachbarland', label: 'Nachbarland' },
];

export const selectFieldFixtures = {
  german: { label: 'Land', options: states },
  chosen: { label: 'Land', options: states, defaultValue: 'nachbarland' },
  hintAndError: {
    label: 'Land',
    options: states,
    hint: 'Das Land Ihrer Praxis.',
    error: 'Bitte wählen Sie ein Land.',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
  disabled: { label: 'Land', options: states, disabled: true },
  compound: {
    label: 'Berufshaftpflichtversicherungsangelegenheit',
    options: [{ value: '', label: 'Arzneimittelkommissionsunbedenklichkeitsbescheinigung' }],
  },
  french: {
    label: 'Land',
    options: [{ value: '', label: { text: 'Alle Länder', lang: 'de' } }],
  },
} satisfies Record<string, SelectFieldProps>;
