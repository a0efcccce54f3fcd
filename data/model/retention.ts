import { z } from 'zod';

const wholeNumber = (most: number, words: string) => z.int(words).min(1, words).max(most, words);

export const standardRetention = {
  messages_months: 6,
  sign_ups_days: 7,
  logins_days: 90,
  change_requests_months: 6,
  invitations_days: 30,
};

/** Days that a message marked as spam is kept: time to notice a mistake, and shorter than any setting. */
export const spamDays = 28;

const settings = z.strictObject({
  /** From the day that a message arrives. */
  messages_months: wholeNumber(36, 'a whole number of months from 1 to 36').default(
    standardRetention.messages_months,
  ),
  /** From the day of a sign-up that nobody confirms. */
  sign_ups_days: wholeNumber(30, 'a whole number of days from 1 to 30').default(
    standardRetention.sign_ups_days,
  ),
  /** From the day that Directus notes an IP address and a browser, or the earlier values of an account. */
  logins_days: wholeNumber(90, 'a whole number of days from 1 to 90').default(
    standardRetention.logins_days,
  ),
  /** From the day that a change request arrives. It goes only once it is done. */
  change_requests_months: wholeNumber(36, 'a whole number of months from 1 to 36').default(
    standardRetention.change_requests_months,
  ),
  /** From the day of the last invitation of an account that nobody takes up. */
  invitations_days: wholeNumber(180, 'a whole number of days from 1 to 180').default(
    standardRetention.invitations_days,
  ),
});

/**
 * For how long the backend keeps personal data. The privacy statement quotes these numbers, and the
 * backend deletes by them.
 */
export const retentionSchema = settings.default(standardRetention);

export type Retention = z.infer<typeof retentionSchema>;

/** The names of the settings. In Directus, `retention_` precedes each. */
export const retentionSettings = Object.keys(settings.shape) as readonly (keyof Retention)[];
