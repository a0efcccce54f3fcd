import type { RawContent } from '../../model/rawContent.ts';
import { ContentProblems, type Problem } from '../../problems/problems.ts';
import { changesBetween, lostFiles, readingOrder, withChanges, type Change } from './changes.ts';
import { withoutParts } from './withoutParts.ts';

/** Changes that can't be published, and what editors have to fix. */
export interface LeftOut {
  /** The places of the records. */
  readonly origins: readonly string[];
  /** One line for each problem. */
  readonly problems: string;
}

interface GoodContent {
  readonly content: RawContent;
  /** Undefined if all changes are good. */
  readonly leftOut: LeftOut | undefined;
}

/**
 * Maximum number of checks of the whole content. A check takes up to a second. After the last one, all unchecked changes
 * are left out: of an import of 3,000 bad records, also the good changes between them.
 */
const maxChecks = 200;

/**
 * Maximum number of attempts to publish removals. Each attempt leaves out a larger part of the records that still refer
 * to something removed: first a list entry or field, then the next larger one, in the end the record. No field is nested
 * in as many parts, not even in a menu.
 */
const maxAttempts = 6;

/** Maximum number of such attempts of a build. */
const maxAttemptsInAll = 100;

/**
 * Returns the content with all changes since the last publication, except for those that would make the build fail: one
 * bad record does not block the others. A good change that depends on another, such as a menu entry on its new page, is
 * left out only if the other is.
 *
 * A removal is published even if another record refers to the removed one: that record is published without the part
 * that refers to it, such as an entry of a menu. A bad record stays as it was published last, but without the files that
 * an editor has removed from it since.
 *
 * @param last the content of the last publication
 * @param problemsOf returns the problems for which no site can be built from a content; undefined if there are none
 * @returns undefined if the last content has problems, too, for example because the rules have changed
 */
export function withGoodChanges(
  last: RawContent,
  now: RawContent,
  problemsOf: (content: RawContent) => ContentProblems | undefined,
): GoodContent | undefined {
  if (problemsOf(last) !== undefined) return undefined;
  const sorted = readingOrder(last, now);
  let checks = 0;
  let attempts = 0;
  let content = last;
  let open: readonly Change[] = changesBetween(last, now);
  let before: number;
  do {
    before = open.length;
    ({ content, open } = take(content, open));
  } while (open.length > 0 && open.length < before);
  const problems = problemsOf(withChanges(content, open));
  if (!problems) return { content: sorted(content), leftOut: undefined };

  const found: Problem[] = [...problems.problems];
  const good = content;
  const bad = open;
  if (!withdraw(bad)) for (const change of bad) withdraw([change]);
  const isGone = (origin: string) => bad.some((change) => change.origin === origin && !change.now);
  const origins = new Set([
    ...changesBetween(good, content).flatMap(({ origin }) => (isGone(origin) ? [] : [origin])),
    ...open.map(({ origin }) => origin),
  ]);
  const lines = new Set(new ContentProblems(found).message.split('\n'));
  const leftOut = { origins: [...origins], problems: [...lines].join('\n') };
  return { content: sorted(content), leftOut };

  /**
   * Publishes the removals among changes that could not be made: of records, and of files of bad records.
   *
   * @returns whether that was possible
   */
  function withdraw(changes: readonly Change[]): boolean {
    const removals = changes.filter(({ now: record }) => !record);
    const files = lostFiles(content, changes);
    if (removals.length === 0 && files.length === 0) return true;
    const steps = new Map<string, number>();
    let next = withoutParts(withChanges(content, removals), files, steps);
    for (let own = 0; own < maxAttempts && attempts < maxAttemptsInAll; own += 1) {
      attempts += 1;
      const left = problemsOf(next);
      if (!left) {
        content = next;
        open = open.filter((change) => !removals.includes(change));
        return true;
      }
      // The other problems are those of records with parts left out.
      found.push(...left.problems.filter(({ origin }) => !steps.has(origin)));
      next = withoutParts(next, left.problems, steps);
    }
    return false;
  }

  /** Makes as many changes as possible: all of them, or else each half separately. */
  function take(base: RawContent, changes: readonly Change[]): Taken {
    if (changes.length === 0 || checks >= maxChecks) return { content: base, open: changes };
    checks += 1;
    const changed = withChanges(base, changes);
    if (problemsOf(changed) === undefined) return { content: changed, open: [] };
    if (changes.length === 1) return { content: base, open: changes };
    const middle = Math.ceil(changes.length / 2);
    const first = take(base, changes.slice(0, middle));
    const second = take(first.content, changes.slice(middle));
    return { content: second.content, open: [...first.open, ...second.open] };
  }
}

interface Taken {
  readonly content: RawContent;
  /** The changes that were not made. */
  readonly open: readonly Change[];
}
