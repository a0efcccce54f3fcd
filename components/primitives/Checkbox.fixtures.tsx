import type { CheckboxProps } from './Checkbox.tsx';
import { Link } from './Link.tsx';

const consent = (
  <>
    Ich habe die <Link href="/datenschutz">Datenschutzerklärung</Link> gelesen und bin damit
    einverstanden, dass meine Angaben elektronisch gespeichert werden.
  </>
);

export const checkboxFixtures = {
  unchecked: { label: 'Rundbrief bestellen', name: 'newsletter' },
  checked: { label: 'Rundbrief bestellen', name: 'newsletter', defaultChecked: true },
  hint: {
    label: 'Statistik',
    hint: 'Wir zählen Besuche, ohne Sie wiederzuerkennen.',
    name: 'statistics',
  },
  link: { label: consent, name: 'consent', required: true, requiredLabel: 'Pflichtfeld' },
  error: {
    label: consent,
    error: 'Ohne Ihr Einverständnis dürfen wir die Nachricht nicht annehmen.',
    name: 'consent',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
  disabled: { label: 'Ausgebucht', name: 'seat', disabled: true },
  locked: {
    label: 'Funktionale Cookies',
    hint: 'Ohne sie geht es nicht.',
    name: 'functional',
    disabled: true,
    defaultChecked: true,
  },
  compound: {
    label: 'Fortbildungszertifizierungsbenachrichtigungseinverständniserklärung',
    name: 'certificates',
  },
} satisfies Record<string, CheckboxProps>;
