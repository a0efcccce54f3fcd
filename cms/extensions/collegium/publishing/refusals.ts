import { words } from '../../../../data/fields/words.ts';
import { kindNames, kinds, type KindName } from '../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../data/model/rawContent.ts';
import { inGerman } from '../../../../data/problems/inGerman.ts';
import type { Problem } from '../../../../data/problems/problems.ts';
import { defaultLanguage } from '../../../../locales/languages.ts';
import { DirectusRefusal } from '../DirectusRefusal.ts';
import type { EditorLanguage } from './editorLanguage.ts';
import { shownField } from './fieldLabels.ts';
import type { FoundProblem } from './foundProblems.ts';

/** The save that is refused. */
interface Save {
  readonly kind: KindName;
  /** The saved record, as problems name it, such as `pages/12`. */
  readonly origin: string;
  /** The content after the save. */
  readonly content: RawContent;
  /** The language of the editor who saved. */
  readonly language: EditorLanguage;
}

/**
 * Returns the error with which Directus refuses a save. Directus' form lists it with the name of its field. If the field is
 * one of the form, the name is a link to it; a problem of another record, such as a menu that names this page, has the
 * names of that record and of its field.
 */
export function refusalOf({ problem: found, isLater }: FoundProblem, save: Save): Error {
  const { kind, origin, language } = save;
  const problem = asOwn(found, origin);
  const { field, inside } =
    problem.origin === origin && problem.field !== ''
      ? shownField(kind, problem.field, language)
      : { field: placeOf(problem, save), inside: [] };
  // Directus reads dots as steps into a field.
  const place = [field, ...inside].map((name) => name.replaceAll('.', '')).join('.');
  const sentence = `${isLater ? afterWithdrawal[language] : ''}${sentenceOf(problem, save)}`;
  return new DirectusRefusal(400, 'FAILED_VALIDATION', `${place}: ${sentence}`, {
    ...{ field: place, path: [], type: 'regex' },
    // Directus' form prefers this text to its own.
    validation_message: sentence,
  });
}

const afterWithdrawal = words(
  'Sobald zurückgezogen ist, was ein „Erscheint bis“ hat: ',
  'When everything with a date in “Visible until” is withdrawn: ',
);

/**
 * If two pages have one path, the problem names the later one. The editor sees the page that was saved. The pattern is that
 * of the sentence in data/routes/RouteTable.ts: change both together.
 */
function asOwn(problem: Problem, origin: string): Problem {
  const { groups } = /^a path of its own, but (?<first>\S+) has (?<path>\S+) already$/.exec(
    problem.expected,
  ) ?? { groups: undefined };
  if (groups?.['first'] !== origin) return problem;
  const expected = `a path of its own, but ${problem.origin} has ${groups['path']} already`;
  return { ...problem, origin, expected };
}

function sentenceOf({ expected }: Problem, save: Save): string {
  const german = save.language === 'de' ? inGerman(expected) : undefined;
  const sentence = german === undefined ? `Expected ${expected}.` : `Erwartet wird ${german}.`;
  return sentence.replaceAll(recordName, (name) => recordInWords(name, save));
}

/** The place of a problem in another record, such as `Menüs primary → Einträge → 2 → Pfad` or `„Tagung“ (Aktuelles) → Bereich`. */
function placeOf({ origin, field }: Problem, save: Save): string {
  const kind = kindOf(origin);
  if (kind === undefined) return origin;
  const { label, inside } = shownField(kind, field, save.language);
  return [recordInWords(origin, save), ...(label === undefined ? [] : [label]), ...inside].join(
    ' → ',
  );
}

/** A record as problems name it. */
const recordName = new RegExp(
  `\\b(?:${kindNames.map((kind) => kinds[kind].name).join('|')})/[\\w-]+`,
  'g',
);

function recordInWords(origin: string, { content, language }: Save): string {
  const kind = kindOf(origin);
  if (kind === undefined) return origin;
  const record = content[kind].find((each) => each.origin === origin);
  const title = titleIn(record?.value);
  const label = kinds[kind].label[language];
  if (title === undefined) return `${label} ${origin.split('/')[1] ?? ''}`.trim();
  return language === 'de' ? `„${title}“ (${label})` : `“${title}” (${label})`;
}

function titleIn(value: unknown): string | undefined {
  const { name, translations = [] } = (value ?? {}) as Named;
  return name ?? translations.find((text) => text.language === defaultLanguage)?.title;
}

interface Named {
  readonly name?: string;
  readonly translations?: readonly { readonly language?: string; readonly title?: string }[];
}

function kindOf(origin: string): KindName | undefined {
  const [collection] = origin.split('/');
  return kindNames.find((kind) => kinds[kind].name === collection);
}
