import { contentProblems } from '../../../../data/checks/contentProblems.ts';
import { kindNames, type KindName } from '../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../data/model/rawContent.ts';
import { problemLine, type Problem } from '../../../../data/problems/problems.ts';
import { collections } from '../../../../data/sources/directus/collections.ts';
import { originOf } from '../../../../data/sources/directus/items.ts';
import type { Database } from '../directus.ts';
import type { Key } from './readContent.ts';

/** A problem of the content. */
export interface FoundProblem {
  readonly problem: Problem;
  /** Whether the problem begins when everything with a date of withdrawal is withdrawn. */
  readonly isLater: boolean;
}

/** Equal for equal problems. */
export function nameOfProblem({ problem, isLater }: FoundProblem): string {
  return `${isLater ? 'later ' : ''}${problemLine(problem)}`;
}

/**
 * Returns the problems of the content, and those that begin with a planned withdrawal, such as a menu entry that will lead
 * nowhere.
 *
 * @param content as it is public at the time
 */
export async function problemsOf(
  database: Database,
  content: RawContent,
  time: Date,
): Promise<readonly FoundProblem[]> {
  const present = contentProblems(content);
  const known = new Set(present.map(problemLine));
  const ending = await originsOfEnding(database, time);
  const later = ending.size === 0 ? [] : contentProblems(without(content, ending));
  return [
    ...present.map((problem) => ({ problem, isLater: false })),
    ...later
      .filter((problem) => !known.has(problemLine(problem)) && !isOfRedirect(problem))
      .map((problem) => ({ problem, isLater: true })),
  ];
}

async function originsOfEnding(database: Database, time: Date): Promise<ReadonlySet<string>> {
  const origins = new Set<string>();
  for (const kind of kindNames) {
    const shape = collections[kind];
    if (!shape.workflow) continue;
    const ids = await database(shape.collection)
      .where('withdraw_on', '>', time)
      .pluck<readonly Key[]>('id');
    for (const id of ids) origins.add(originOf({ id }, shape));
  }
  return origins;
}

function without(content: RawContent, origins: ReadonlySet<string>): RawContent {
  return Object.fromEntries(
    kindNames.map((kind) => [kind, content[kind].filter(({ origin }) => !origins.has(origin))]),
  ) as unknown as Record<KindName, RawContent[KindName]>;
}

/** A withdrawal deletes the redirects to the page (publishDue.ts). */
function isOfRedirect({ origin }: Problem): boolean {
  return origin.startsWith(`${collections.redirects.collection}/`);
}
