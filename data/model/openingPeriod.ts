import { z } from 'zod';
import { defaultLanguage } from '../../locales/languages.ts';
import { optionalText, sort, text, translations } from './fields.ts';
import { inWords } from './problems.ts';

const time = () =>
  z
    .string('a time such as 09:00')
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { error: 'a time such as 09:00', abort: true })
    .nullish()
    .transform((value) => value?.slice(0, 5));

const aDay = 'a day: a number, or a text';

/** 0 to 16 have a label; anything else is shown as its own text (specification, section 3). */
const day = () =>
  z
    .union([z.int(), z.string()], aDay)
    .refine((value) => text().safeParse(String(value)).success, aDay);

const currentFormat = z
  .strictObject({
    sort: sort(),
    day: day(),
    time_open: time(),
    time_close: time(),
    /** In German, from before it could be translated. */
    free_text: optionalText(),
    translations: translations({ free_text: optionalText() }).optional(),
  })
  .superRefine((period, context) => checkTimes(period, ['time_open', 'time_close'], context));

const olderFormat = z
  .strictObject({
    sort: sort(),
    closed: z.boolean('true or false').default(false),
    opening_time: time(),
    closing_time: time(),
    translations: translations({ day: optionalText(), free_text: optionalText() }),
  })
  .superRefine((period, context) => checkTimes(period, ['opening_time', 'closing_time'], context));

/** Half an opening time, or one that ends before it begins, sends somebody to a locked door. */
function checkTimes<Name extends string>(
  period: Readonly<Record<Name, string | undefined>>,
  [opens, closes]: readonly [opens: Name, closes: Name],
  context: z.RefinementCtx,
): void {
  const problem = (field: Name, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const [from, to] = [period[opens], period[closes]];
  if (from !== undefined && to === undefined) {
    problem(closes, `a time, since there is ${opens}`);
  } else if (from === undefined && to !== undefined) {
    problem(opens, `a time, since there is ${closes}`);
  } else if (from !== undefined && to !== undefined && to <= from) {
    problem(closes, `a time after ${from}`);
  }
}

/** What editors may write: the format that they use first, then that of an older backend. */
export const writtenOpeningPeriod = z.union([currentFormat, olderFormat]);

/**
 * When the head office is open, in the format of today or in the older one, which has its days in
 * the translations. An editor is told what is wrong with the format that was meant.
 */
export const openingPeriodSchema = z
  .record(z.string(), z.unknown())
  .transform((period, { issues }) => {
    const result = isOlder(period)
      ? olderFormat.safeParse(period, { error: inWords })
      : currentFormat.transform(translated).safeParse(withoutEmptyList(period), { error: inWords });
    if (result.success) return result.data;
    issues.push(
      ...result.error.issues.map((issue) => ({ ...issue, input: period }) as z.core.$ZodRawIssue),
    );
    return z.NEVER;
  });

export type OpeningPeriod = z.infer<typeof openingPeriodSchema>;

function isOlder(period: object): boolean {
  return 'translations' in period && !ofCurrentFormat.some((field) => field in period);
}

const ofCurrentFormat = ['day', 'time_open', 'time_close', 'free_text'];

/** A backend says in this way that there is nothing to translate. */
function withoutEmptyList({ translations, ...period }: Readonly<Record<string, unknown>>): object {
  const isEmpty =
    translations === undefined || (Array.isArray(translations) && translations.length === 0);
  return isEmpty ? period : { ...period, translations };
}

/** A text that stands by itself is the German one of its translations. */
function translated({ free_text, ...period }: z.infer<typeof currentFormat>) {
  const { translations = free_text && [{ language: defaultLanguage, free_text }] } = period;
  return { ...period, ...(translations && { translations }) };
}
