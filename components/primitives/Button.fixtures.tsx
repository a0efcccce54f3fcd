import type { ButtonProps } from './Button.tsx';

export const buttonFixtures = {
  primary: { children: 'Nachricht senden' },
  secondary: { variant: 'secondary', children: 'Auswahl erlauben' },
  quiet: { variant: 'quiet', children: 'Nicht jetzt' },
  large: { size: 'lg', children: 'Mitglied werden' },
  iconStart: { iconStart: 'download', variant: 'secondary', children: 'Satzung' },
  iconEnd: { iconEnd: 'chevron-down', variant: 'secondary', children: 'Mehr zeigen' },
  idle: { busy: false, busyLabel: 'Sendet...', children: 'Anmeldung bestätigen' },
  busy: { busy: true, busyLabel: 'Sendet...', children: 'Anmeldung bestätigen' },
  busyForeign: {
    busy: true,
    busyLabel: { text: 'Sending…', lang: 'en' },
    variant: 'secondary',
    children: 'Senden',
  },
  disabled: { disabled: true, children: 'Ausgebucht' },
  disabledSecondary: { disabled: true, variant: 'secondary', children: 'Ausgebucht' },
  compound: { iconEnd: 'arrow-right', children: 'Berufshaftpflichtversicherung nachweisen' },
  french: { lang: 'fr', children: 'Enregistrer mes préférences de confidentialité' },
} satisfies Record<string, ButtonProps>;
