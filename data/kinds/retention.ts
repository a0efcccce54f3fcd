import { z } from 'zod';
import { wholeNumber } from '../fields/fields.ts';
import { words, type Words } from '../fields/words.ts';

export const standardRetention = {
  messages_months: 6,
  sign_ups_days: 7,
  logins_days: 90,
  change_requests_months: 6,
  invitations_days: 30,
};

/**
 * Days that a message marked as spam is kept: enough to notice a mistake, and no longer than
 * the shortest setting for messages, one month.
 */
export const spamDays = 28;

const settings = z.strictObject({
  /** From the day that a message arrives. */
  messages_months: keptFor(
    words('Nachrichten löschen nach Monaten', 'Delete messages after months'),
    'messages_months',
    36,
    words(
      '1 bis 36, ab dem Eingang. So sagt es auch die Datenschutzerklärung.',
      '1 to 36, from the day they arrive. The privacy notice says so, too.',
    ),
  ),
  /** From the day of a sign-up that nobody confirms. */
  sign_ups_days: keptFor(
    words('Unbestätigte Anmeldungen löschen nach Tagen', 'Delete unconfirmed sign-ups after days'),
    'sign_ups_days',
    30,
    words(
      '1 bis 30. So sagt es auch die Datenschutzerklärung.',
      '1 to 30. The privacy notice says so, too.',
    ),
  ),
  /** From the day that Directus notes an IP address and a browser, or the earlier values of an account. */
  logins_days: keptFor(
    words('Anmeldeprotokolle löschen nach Tagen', 'Delete log-in records after days'),
    'logins_days',
    90,
    words(
      '1 bis 90: IP-Adressen, Browser und frühere Angaben der Konten. So sagt es auch die Datenschutzerklärung.',
      '1 to 90: IP addresses, browsers and earlier values of accounts. The privacy notice says so, too.',
    ),
  ),
  /** From the day that a change request arrives. A request that is not done is kept longer. */
  change_requests_months: keptFor(
    words(
      'Erledigte Änderungswünsche löschen nach Monaten',
      'Delete finished change requests after months',
    ),
    'change_requests_months',
    36,
    words(
      '1 bis 36, ab dem Eingang. Auch die Berichte der Mitgliederlisten. So sagt es auch die Datenschutzerklärung.',
      '1 to 36, from the day they arrive. The reports of member lists, too. The privacy notice says so, too.',
    ),
  ),
  /** From the day of the last invitation of an account whose owner never accepts it. */
  invitations_days: keptFor(
    words('Ungenutzte Einladungen löschen nach Tagen', 'Delete unused invitations after days'),
    'invitations_days',
    180,
    words(
      '1 bis 180, ab der letzten Einladung: Das Konto wird gelöscht. So sagt es auch die Datenschutzerklärung.',
      '1 to 180, from the last invitation: the account is deleted. The privacy notice says so, too.',
    ),
  ),
});

/**
 * The periods for which the backend keeps personal data. The privacy notice quotes these numbers, and the
 * backend deletes data after these periods.
 */
export const retentionSchema = settings.default(standardRetention);

export type Retention = z.infer<typeof retentionSchema>;

/** The names of the settings. In Directus, `retention_` precedes each. */
export const retentionSettings = Object.keys(settings.shape) as readonly (keyof Retention)[];

/** Returns the field of a setting: a whole number from 1 to `max`, in the unit at the end of its name. */
function keptFor(label: Words, name: keyof typeof standardRetention, max: number, note: Words) {
  const unit = name.endsWith('_days') ? 'days' : 'months';
  const defaultValue = standardRetention[name];
  return wholeNumber(
    label,
    { min: 1, max, expected: `a whole number of ${unit} from 1 to ${max}` },
    { administratorsOnly: true, defaultValue, note },
  ).default(defaultValue);
}
