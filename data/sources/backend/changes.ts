import { kindNames, type KindName } from '../../kinds/index.ts';
import type { RawContent, RawRecord } from '../../model/rawContent.ts';
import type { Problem } from '../../problems/problems.ts';
import { fieldFiles } from './fieldFiles.ts';

/** A record that was added, edited or removed since the last publication. */
export interface Change {
  readonly kind: KindName;
  /** The place of the record. */
  readonly origin: string;
  /** The record as it is now; undefined if it is gone. */
  readonly now: RawRecord | undefined;
}

/**
 * The changes from the content of the last publication to the present one.
 *
 * Removals come first: a build checks a limited number of changes and leaves the others out, but what was removed must not
 * stay on the website because of an import of bad records.
 */
export function changesBetween(last: RawContent, now: RawContent): Change[] {
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

export function withChanges(base: RawContent, changes: readonly Change[]): RawContent {
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

/** The fields of published records with a file that the records have no longer. */
export function lostFiles(
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

/** Returns a function that puts records in the order in which they were read, and those that are gone at the end. */
export function readingOrder(
  last: RawContent,
  now: RawContent,
): (content: RawContent) => RawContent {
  const places = new Map<string, number>();
  for (const { origin } of [now, last].flatMap((content) => Object.values(content).flat())) {
    if (!places.has(origin)) places.set(origin, places.size);
  }
  const place = ({ origin }: RawRecord) => places.get(origin) ?? places.size;
  return (content) =>
    mapKinds((kind) => content[kind].toSorted((one, other) => place(one) - place(other)));
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
