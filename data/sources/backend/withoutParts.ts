import { kinds, kindNames, type Kind } from '../../kinds/index.ts';
import type { RawContent, RawRecord } from '../../model/rawContent.ts';
import type { Problem } from '../../problems/problems.ts';

/**
 * Returns the content without the parts of records that the places name: of each place the smallest part that a
 * record can lack, which is the entry of a list, or else the field. Settings, of which there is a single record, stay
 * complete: without the setting that the footer links to the accessibility statement, for example, a legal page would
 * be missing, and nothing at all would be published.
 *
 * @param steps by the origins of records, how often a part was too small. One step is the next larger list entry or
 *   field, and in the end the record. Counted up for each record of this call
 */
export function withoutParts(
  content: RawContent,
  places: readonly Pick<Problem, 'origin' | 'field'>[],
  steps: Map<string, number>,
): RawContent {
  const byOrigin = Map.groupBy(places, ({ origin }) => origin);
  const changed = kindNames.map((kind) => [
    kind,
    content[kind].flatMap((record): RawRecord[] => {
      const own = byOrigin.get(record.origin);
      const { stored }: Kind = kinds[kind];
      if (!own || stored === 'single') return [record];
      const step = steps.get(record.origin) ?? 0;
      steps.set(record.origin, step + 1);
      const value = withoutFields(
        record.value,
        own.map(({ field }) => field),
        step,
      );
      return value === undefined ? [] : [{ ...record, value }];
    }),
  ]);
  return Object.fromEntries(changed) as RawContent;
}

/** @returns undefined if nothing is left */
function withoutFields(value: unknown, fields: readonly string[], step: number): unknown {
  const copy = structuredClone(value);
  for (const field of fields) {
    const part = partsOf(copy, field === '' ? [] : field.split('.'))[step];
    if (!part) return undefined;
    part.container[part.key] = undefined;
  }
  return withoutHoles(copy);
}

type Container = Record<string, unknown>;

/** A value that can be removed from its object or list. */
interface Part {
  readonly container: Container;
  readonly key: string;
}

/** The parts that contain a field, the smallest first. If some of them are entries of lists, only these. */
function partsOf(value: unknown, path: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let inner = value;
  for (const name of path) {
    if (typeof inner !== 'object' || inner === null) break;
    const key = keyIn(inner, name);
    parts.unshift({ container: inner as Container, key });
    inner = (inner as Container)[key];
  }
  const entries = parts.filter(({ container }) => Array.isArray(container));
  return entries.length > 0 ? entries : parts;
}

/** Problems name translations by their language (problems/problems.ts). */
function keyIn(container: object, name: string): string {
  if (!Array.isArray(container) || /^\d+$/.test(name)) return name;
  const entries = container as readonly ({ readonly language?: unknown } | null | undefined)[];
  return String(entries.findIndex((entry) => entry?.language === name));
}

/** JSON has no undefined values: all of them are removed parts. */
function withoutHoles(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.filter((entry) => entry !== undefined).map(withoutHoles);
  }
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutHoles(inner)]));
}
