import type { PasswordFieldProps } from './PasswordField.tsx';

const empty: PasswordFieldProps = { label: 'Passwort', autoComplete: 'current-password' };

export const passwordFieldFixtures = {
  empty,
  french: { ...empty, label: 'Mot de passe' },
  typed: {
    ...empty,
    defaultValue: 'vier ruhige Dampfer',
    error: 'Bitte geben Sie Ihr Passwort ein.',
  },
} satisfies Record<string, PasswordFieldProps>;

export const newPasswordFieldFixtures = {
  empty: { label: 'Neues Passwort' },
  half: { label: 'Neues Passwort', defaultValue: 'vierruhigeDampfer' },
  good: { label: 'Neues Passwort', defaultValue: 'vier ruhige Dampfer' },
  tooSimple: {
    label: 'Neues Passwort',
    defaultValue: 'vier',
    error: 'Dieses Passwort erfüllt noch nicht alle Regeln.',
  },
};
