import { z } from 'zod';
import { color } from '../fields/checks.ts';
import { defaultLanguage, languages, type Language } from '../../locales/languages.ts';

/** The pages that a new project may have, in addition to those that every project needs. */
export const optionalPages = ['news', 'about', 'membership'] as const;

export type OptionalPage = (typeof optionalPages)[number];

/** A question of `npm run new`: the schema of its answer, and the answer if a person only presses Enter. */
interface Question<Schema extends z.ZodType = z.ZodType> {
  readonly text: string;
  readonly schema: Schema;
  /** Undefined if there must be an answer. */
  readonly defaultAnswer: (
    given: Readonly<Record<string, string | undefined>>,
  ) => string | undefined;
}

const question = <Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  defaultAnswer: Question['defaultAnswer'],
): Question<Schema> => ({ text, schema, defaultAnswer });

/**
 * All questions, in the order in which they are asked. Each is also an option of the command, such as
 * `--name`.
 */
export const questions = {
  name: question('Full name of the association', line('a name'), () => undefined),
  short: question(
    'Short name, in small letters',
    line('small letters, digits and hyphens, such as vhm').regex(
      /^[a-z][a-z0-9-]*$/,
      'small letters, digits and hyphens, such as vhm',
    ),
    ({ name = '' }) => initialsOf(name),
  ),
  languages: question(
    `Languages, from ${languages.join(',')}`,
    choices(languages, `languages from ${languages.join(',')}, with ${defaultLanguage}`).refine(
      (chosen) => chosen.includes(defaultLanguage),
      `languages from ${languages.join(',')}, with ${defaultLanguage}`,
    ),
    () => languages.join(','),
  ),
  brand: question('Colour of buttons and links', color(), () => '#1d4e89'),
  base: question('Colour of the background', color(), () => '#fafaf7'),
  email: question('E-mail address of the office', z.email('an e-mail address'), ({ short }) => {
    return `info@${short ?? 'verband'}.example`;
  }),
  logo: question(
    'Logo, an SVG file (Enter for a simple mark)',
    z.string().regex(/^$|\.svg$/i, 'an SVG file, such as logo.svg'),
    () => '',
  ),
  pages: question(
    `Pages, from ${optionalPages.join(',')}`,
    choices(optionalPages, `pages from ${optionalPages.join(',')}, or none`),
    () => optionalPages.join(','),
  ),
};

export type QuestionName = keyof typeof questions;

export const questionNames = Object.keys(questions) as readonly QuestionName[];

/** The answers about a new project. */
export type Answers = {
  readonly [Name in QuestionName]: z.output<(typeof questions)[Name]['schema']>;
};

/** Returns what is wrong with an answer, such as `a colour …`, or undefined. */
export function expectedInstead(name: QuestionName, answer: string): string | undefined {
  const { success, error } = questions[name].schema.safeParse(answer);
  return success ? undefined : error.issues[0]?.message;
}

/** Returns the answers as the starter needs them. Each must be valid: see {@link expectedInstead}. */
export function answersFrom(texts: Readonly<Record<QuestionName, string>>): Answers {
  return Object.fromEntries(
    questionNames.map((name) => [name, questions[name].schema.parse(texts[name])]),
  ) as Answers;
}

function line(expected: string) {
  return z
    .string()
    .trim()
    .min(1, expected)
    .regex(/^\P{Cc}*$/u, expected);
}

/** A list with commas. `none` is an empty list. */
function choices<const Choice extends OptionalPage | Language>(
  all: readonly Choice[],
  expected: string,
) {
  return z
    .string()
    .transform((list) => (list === 'none' ? [] : list.split(',').map((entry) => entry.trim())))
    .pipe(z.array(z.enum(all as readonly [Choice, ...Choice[]], expected), expected))
    .transform((chosen) => all.filter((choice) => (chosen as readonly Choice[]).includes(choice)));
}

/** `Verband der Heilberufe Musterland e. V.` → `vhm`; `verband` if there are not two capital letters. */
function initialsOf(name: string): string {
  const capitals = name.match(/(?<!\p{L})[A-Z](?=\p{L})/gu) ?? [];
  return capitals.length > 1 ? capitals.join('').toLowerCase() : 'verband';
}
