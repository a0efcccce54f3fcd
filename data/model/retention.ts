import { z } from 'zod';

const wholeNumber = (most: number, words: string) => z.int(words).min(1, words).max(most, words);

const standard = { messages_months: 6, sign_ups_days: 7 };

/**
 * For how long what visitors sent is kept. The privacy statement says so in these numbers, and the
 * backend deletes by them, so they stand once.
 */
export const retentionSchema = z
  .strictObject({
    /** From the day that a message arrives. */
    messages_months: wholeNumber(36, 'a whole number of months from 1 to 36').default(
      standard.messages_months,
    ),
    /** From the day of a sign-up that nobody confirms. */
    sign_ups_days: wholeNumber(30, 'a whole number of days from 1 to 30').default(
      standard.sign_ups_days,
    ),
  })
  .default(standard);

export type Retention = z.infer<typeof retentionSchema>;
