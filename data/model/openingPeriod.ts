import { z } from 'zod';
import { optionalText, sort, translations } from './fields.ts';
import { inWords } from './problems.ts';

const time = () =>
  z
    .string('a time such as 09:00')
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'a time such as 09:00')
    .nullish()
    .transform((value) => value?.slice(0, 5));

/** `day` is one of the numbers 0 to 16, or any text of the editor's own. */
const currentFormat = z.strictObject({
  sort: sort(),
  day: z.union([z.int(), z.string()], 'a day: a number from 0 to 16, or a text'),
  time_open: time(),
  time_close: time(),
  free_text: optionalText(),
});

const olderFormat = z.strictObject({
  sort: sort(),
  closed: z.boolean('true or false').default(false),
  opening_time: time(),
  closing_time: time(),
  translations: translations({ day: optionalText(), free_text: optionalText() }),
});

/** The one that editors use, first. */
export const openingPeriodFormats = [currentFormat, olderFormat] as const;

/**
 * When the head office is open, in the format of today or in the older one. Only that has
 * translations, so an editor is told what is wrong with the format that was meant.
 */
export const openingPeriodSchema = z
  .record(z.string(), z.unknown())
  .transform((period, { issues }) => {
    const format = 'translations' in period ? olderFormat : currentFormat;
    const result = format.safeParse(period, { error: inWords });
    if (result.success) return result.data;
    issues.push(
      ...result.error.issues.map((issue) => ({ ...issue, input: period }) as z.core.$ZodRawIssue),
    );
    return z.NEVER;
  });

export type OpeningPeriod = z.infer<typeof openingPeriodSchema>;
