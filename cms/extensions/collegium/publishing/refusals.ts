import { words } from '../../../../data/fields/words.ts';
import type { KindName } from '../../../../data/kinds/index.ts';
import type { Problem } from '../../../../data/problems/problems.ts';
import { DirectusRefusal } from '../DirectusRefusal.ts';
import { shownField } from './fieldLabels.ts';
import type { FoundProblem } from './foundProblems.ts';
import { placeOf, sentenceOf, type ProblemContext } from './problemWords.ts';

/** The save that is refused, by the editor who saved, with the content after it. */
interface Save extends ProblemContext {
  readonly kind: KindName;
  /** The saved record, as problems name it, such as `pages/12`. */
  readonly origin: string;
  /** Whether the save changes several records at once. */
  readonly isOfSeveral: boolean;
}

/**
 * Returns the error with which Directus refuses a save. Directus' form lists it with the name of its field. If the field is
 * one of the form, the name is a link to it; a problem of another record, such as a menu that names this page, has the
 * names of that record and of its field. If several records are saved at once, each problem names its record.
 */
export function refusalOf({ problem: found, isLater }: FoundProblem, save: Save): Error {
  const { kind, origin, isOfSeveral, language } = save;
  const problem = asOwn(found, origin);
  const { field, inside } =
    problem.origin === origin && problem.field !== '' && !isOfSeveral
      ? shownField(kind, problem.field, language)
      : { field: placeOf(problem, save), inside: [] };
  // Directus reads dots as steps into a field.
  const place = [field, ...inside].map((name) => name.replaceAll('.', '')).join('.');
  const sentence = `${isLater ? afterWithdrawal[language] : ''}${sentenceOf(problem, save).text}`;
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
