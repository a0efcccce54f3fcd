import { kindNames, type KindName } from '../../kinds/index.ts';
import type { RawContent, RawRecord } from '../../model/rawContent.ts';
import { ContentProblems, type Problem } from '../../problems/problems.ts';
import { fieldFiles } from './fieldFiles.ts';
import { withoutParts } from './withoutParts.ts';

/** A record that was added, edited or removed since the last publication. */
interface Change {
  readonly kind: KindName;
  /** The place of the record. */
  readonly origin: string;
  /** The record as it is now; undefined if it is gone. */
  readonly now: RawRecord | undefined;
}

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
 * Maximum number of checks of the whole content. A check takes up to a second. An import of 3,000 bad records
 * is left out in large parts then, together with good changes between them.
 */
const mostChecks = 200;

/**
 * Maximum number of attempts to publish removals, each of which leaves out larger parts of the records that refer to
 * what was removed. A path of fields, such as that of a menu's entry, has fewer parts.
 */
const mostAttempts = 6;

/** Maximum number of such attempts of a build. */
const mostAttemptsOfAll = 100;

/**
 * Returns the content with all changes since the last publication, except for those with which no site can be
 * built: one bad record does not block the others. A change that needs another, such as a menu entry for a new
 * page, is left out only if the other is.
 *
 * A removal is published even if another record refers to what is gone: that record is published without the part
 * that refers to it, such as an entry of a menu. The former version of a bad record has no file that the record has
 * lost since.
 *
 * @param last the content of the last publication
 * @param problemsOf says why no site can be built from a content
 * @returns undefined if the last content has problems, too, for example because the rules have changed
 */
export function withGoodChanges(
  last: RawContent,
  now: RawContent,
  problemsOf: (content: RawContent) => ContentProblems | undefined,
): GoodContent | undefined {
  if (problemsOf(last) !== undefined) return undefined;
  const order = orderOf(last, now);
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
    for (let own = 0; own < mostAttempts && attempts < mostAttemptsOfAll; own += 1) {
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

  /** Makes as many changes as possible: all of them, or else each half by itself. */
  function take(base: RawContent, changes: readonly Change[]): Taken {
    if (changes.length === 0 || checks >= mostChecks) return { content: base, open: changes };
    checks += 1;
    const changed = withChanges(base, changes);
    if (problemsOf(changed) === undefined) return { content: changed, open: [] };
    if (changes.length === 1) return { content: base, open: changes };
    const middle = Math.ceil(changes.length / 2);
    const first = take(base, changes.slice(0, middle));
    const second = take(first.content, changes.slice(middle));
    return { content: second.content, open: [...first.open, ...second.open] };
  }

  /** The records in the order in which they were read. */
  function sorted(found: RawContent): RawContent {
    return mapKinds((kind) => found[kind].toSorted((a, b) => order(a.origin) - order(b.origin)));
  }
}

/** The fields of published records with a file that the records have no longer. */
function lostFiles(
  content: RawContent,
  changes: readonly Change[],
): Pick<Problem, 'origin' | 'field'>[] {
  return changes.flatMap(({ kind, origin, now }) => {
    const published = now && byOrigin(content[kind]).get(origin);
    if (!published) return [];
    const kept = new Set(fieldFiles(now.value).map(([file]) => file));
    return fieldFiles(published.value)
      .filter(([file]) => !kept.has(file))
      .map(([, path]) => ({ origin, field: path.join('.') }));
  });
}

interface Taken {
  readonly content: RawContent;
  /** The changes that were not made. */
  readonly open: readonly Change[];
}

/**
 * Returns removals before all other changes. After `mostChecks`, the other changes are left out, but what was removed
 * must not stay on the website because of an import of bad records.
 */
function changesBetween(last: RawContent, now: RawContent): Change[] {
  const gone = kindNames.flatMap((kind) => {
    const after = byOrigin(now[kind]);
    return last[kind]
      .filter(({ origin }) => !after.has(origin))
      .map(({ origin }): Change => ({ kind, origin, now: undefined }));
  });
  const changed = kindNames.flatMap((kind) => {
    const before = byOrigin(last[kind]);
    return now[kind]
      .filter((record) => textOf(before.get(record.origin)) !== textOf(record))
      .map((record): Change => ({ kind, origin: record.origin, now: record }));
  });
  return [...gone, ...changed];
}

function withChanges(base: RawContent, changes: readonly Change[]): RawContent {
  return mapKinds((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    if (own.length === 0) return base[kind];
    const records = new Map(byOrigin(base[kind]));
    for (const { origin, now } of own) {
      if (now) records.set(origin, now);
      else records.delete(origin);
    }
    return [...records.values()];
  });
}

function mapKinds(records: (kind: KindName) => readonly RawRecord[]): RawContent {
  return Object.fromEntries(kindNames.map((kind) => [kind, records(kind)])) as RawContent;
}

function byOrigin(records: readonly RawRecord[]): ReadonlyMap<string, RawRecord> {
  return new Map(records.map((record) => [record.origin, record]));
}

/**
 * A snapshot has passed through JSON, so JSON decides whether a record has changed. A file that can't be read any
 * more is a change, too.
 */
function textOf(record: RawRecord | undefined): string | undefined {
  return record && JSON.stringify([record.value, record.problems]);
}

/** Records that are gone stay at the end. */
function orderOf(last: RawContent, now: RawContent): (origin: string) => number {
  const origins = [now, last].flatMap((content) => Object.values(content).flat());
  const places = new Map<string, number>();
  for (const { origin } of origins) if (!places.has(origin)) places.set(origin, places.size);
  return (origin) => places.get(origin) ?? places.size;
}
