import { z } from 'zod';
import { recordGroup, text, translations } from './fields.ts';

const positionSchema = z.strictObject({
  /** What an invoice names it by, such as `10.1`. */
  number: text(),
  /** How long it takes, where the amount depends on it. */
  minutes: z.int('a whole number of minutes').positive('a number above 0').nullish(),
  amount: z.number('an amount in euros').nonnegative('an amount of 0 or more'),
  translations: translations({ service: text() }),
});

/** A part of a fee schedule: its heading, and what may be charged under it. */
export const feesSchema = z.strictObject({
  group: recordGroup(),
  positions: z.array(positionSchema).min(1, 'at least one position'),
  translations: translations({ title: text() }),
});
