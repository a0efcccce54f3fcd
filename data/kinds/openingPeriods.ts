import { z } from 'zod';
import { defaultLanguage } from '../../locales/languages.ts';
import * as check from '../fields/checks.ts';
import { bySort, translations } from '../fields/checks.ts';
import { inWords } from '../problems/problems.ts';
import { choicesIn, sort, text } from '../fields/fields.ts';
import { formed, onlyInFolders } from '../fields/fieldForms.ts';
import * as form from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words, type Words } from '../fields/words.ts';

/** 0 to 16 have a label; anything else is shown as its own text (specification, section 3). */
const days: readonly Words[] = [
  words('Hinweis', 'Note'),
  words('Montag', 'Monday'),
  words('Mo–Mi', 'Mon–Wed'),
  words('Mo–Do', 'Mon–Thu'),
  words('Mo–Fr', 'Mon–Fri'),
  words('Dienstag', 'Tuesday'),
  words('Di–Fr', 'Tue–Fri'),
  words('Mittwoch', 'Wednesday'),
  words('Donnerstag', 'Thursday'),
  words('Freitag', 'Friday'),
  words('Samstag', 'Saturday'),
  words('Sonntag', 'Sunday'),
  words('Mo–Di', 'Mon–Tue'),
  words('Do–Fr', 'Thu–Fri'),
  words('Mo, Mi, Fr', 'Mon, Wed, Fri'),
  words('Heiligabend', 'Christmas Eve'),
  words('Silvester', "New Year's Eve"),
];

const time = () =>
  z
    .string('a time such as 09:00')
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { error: 'a time such as 09:00', abort: true })
    .nullish()
    .transform((value) => value?.slice(0, 5));

const aDay = 'a day: a number, or a text';

const day = () =>
  formed(
    z
      .union([z.int(aDay), z.string(aDay)], aDay)
      .refine((value) => check.text().safeParse(String(value)).success, aDay),
    form.choice(words('Tag', 'Day'), choicesIn(Object.fromEntries(days.entries())), {
      required: true,
      options: { allowOther: true },
      note: words('Ein Tag oder ein eigener Text.', 'A day, or a text of your own.'),
    }),
  );

const freeText = (options: form.Options = {}) => text(words('Zusatz', 'Addition'), options);

const currentFormat = z
  .strictObject({
    day: day(),
    time_open: formed(
      time(),
      form.time(words('Von', 'From'), {
        note: words('Ohne Zeiten gilt der Tag als geschlossen.', 'Without times it is closed.'),
      }),
    ),
    time_close: formed(
      time(),
      form.time(words('Bis', 'To'), {
        note: words('Zum Beispiel 16:00.', 'Such as 16:00.'),
      }),
    ),
    /** In German, from a version without translations. */
    free_text: freeText({ hidden: true }),
    sort: sort(),
    translations: translations({ free_text: freeText() }).optional(),
  })
  .superRefine((period, context) => checkTimes(period, ['time_open', 'time_close'], context));

const ofOlderFormat = 'It is of the older format.';

const olderFormat = z
  .strictObject({
    sort: sort(),
    closed: onlyInFolders(z.boolean('true or false').default(false), ofOlderFormat),
    opening_time: onlyInFolders(time(), ofOlderFormat),
    closing_time: onlyInFolders(time(), ofOlderFormat),
    translations: translations({
      day: onlyInFolders(check.optionalText(), ofOlderFormat),
      free_text: freeText(),
    }),
  })
  .superRefine((period, context) => checkTimes(period, ['opening_time', 'closing_time'], context));

/**
 * Refuses a period that lacks a time or ends before it begins: visitors would find the door locked.
 */
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

/** The accepted formats: the current one first, then that of an older backend. */
const writtenOpeningPeriod = z.union([currentFormat, olderFormat]);

/**
 * When the head office is open, in the format of today or in the older one, which has its days in
 * the translations. An editor is told what is wrong with the format that was meant.
 */
const openingPeriodSchema = z.record(z.string(), z.unknown()).transform((period, { issues }) => {
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

export const openingPeriods = defineKind({
  ...{ name: 'opening_hours', stored: 'list' },
  label: words('Öffnungszeiten', 'Opening hours'),
  note: words('Wann die Geschäftsstelle erreichbar ist', 'When the head office can be reached'),
  listed: ['day', 'time_open', 'time_close'],
  icon: 'schedule',
  group: 'association',
  template: '{{ day }}: {{ time_open }}–{{ time_close }}',
  schema: openingPeriodSchema,
  written: writtenOpeningPeriod,
  order: bySort,
});

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

/** A text without translations is the German one. */
function translated({ free_text, ...period }: z.infer<typeof currentFormat>) {
  const { translations = free_text && [{ language: defaultLanguage, free_text }] } = period;
  return { ...period, ...(translations && { translations }) };
}
