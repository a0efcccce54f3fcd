import { InvalidPayloadError } from '@directus/errors';
import { FailedValidationError } from '@directus/validation';
import { kindNames, kinds, type KindName } from '../../../../data/kinds/index.ts';
import { inGerman } from '../../../../data/problems/inGerman.ts';
import type { Problem } from '../../../../data/problems/problems.ts';
import { shownField, type EditorLanguage } from './fieldLabels.ts';

/** A record, as the problems of the content name it. */
export interface SavedRecord {
  readonly kind: KindName;
  readonly origin: string;
}

/**
 * Returns the error with which Directus refuses to save a record: Directus' form shows it at the field. A problem of
 * another record, such as a menu that names this page, is shown above the form.
 */
export function refusalOf(
  problem: Problem,
  { kind, origin }: SavedRecord,
  language: EditorLanguage,
): Error {
  const sentence = sentenceOf(problem, language);
  if (problem.origin !== origin || problem.field === '') {
    const place = problem.origin === origin ? '' : `${placeOf(problem, language)}: `;
    return new InvalidPayloadError({ reason: place + sentence });
  }
  const { field, inside } = shownField(kind, problem.field, language);
  return new FailedValidationError({
    field: [field, ...inside.map(withoutDots)].join('.'),
    path: [],
    type: 'regex',
    // Directus' form prefers this text to its own. Its type does not have it.
    ...{ validation_message: sentence },
  });
}

/** Directus divides a field's path at its dots. */
function withoutDots(label: string): string {
  return label.replaceAll('.', '');
}

function sentenceOf({ expected }: Problem, language: EditorLanguage): string {
  const german = language === 'de' ? inGerman(expected) : undefined;
  const sentence = german === undefined ? `Expected ${expected}.` : `Erwartet wird ${german}.`;
  return sentence.replaceAll(recordName, (name) => recordInWords(name, language));
}

/** A record as problems name it, such as `pages/12`. */
const recordName = new RegExp(`\\b(?:${kindNames.map(collectionOf).join('|')})/[\\w-]+`, 'g');

function recordInWords(name: string, language: EditorLanguage): string {
  const [collection, id = ''] = name.split('/');
  const kind = kindNames.find((each) => collectionOf(each) === collection);
  return kind === undefined ? name : `${kinds[kind].label[language]} ${id}`.trim();
}

function collectionOf(kind: KindName): string {
  return kinds[kind].name;
}

/** Where another record has a problem, such as `Menüs primary › Einträge › 2 › Pfad`. */
function placeOf({ origin, field }: Problem, language: EditorLanguage): string {
  const kind = kindNames.find((each) => collectionOf(each) === origin.split('/')[0]);
  if (kind === undefined) return origin;
  const { label, inside } = shownField(kind, field, language);
  return [recordInWords(origin, language), ...(label === undefined ? [] : [label]), ...inside].join(
    ' › ',
  );
}
