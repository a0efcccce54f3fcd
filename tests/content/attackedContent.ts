import fc from 'fast-check';
import { z } from 'zod';
import type { Schema } from '../../data/fields/fieldDescription.ts';
import { kindNames, writtenSchema } from '../../data/kinds/index.ts';
import { completeRecords } from './completeRecords.ts';
import type { ContentField } from './readSchema.ts';
import { consistent, type SiteRecords } from './siteContent.ts';
import { valuesOf } from './values.ts';

/** A site, and the number of its fields that contain an attack. */
export interface AttackedContent {
  readonly site: SiteRecords;
  readonly attackedFields: number;
}

/**
 * A site whose records have all possible fields. Every field that accepts one of the attacks
 * contains an attack. Other fields contain an ordinary value.
 *
 * @param attacks are assigned in turn; another order gives other fields each attack
 */
export function attackedContent(attacks: readonly string[], seed: number): AttackedContent {
  let dealt = 0;
  const nextAttack = ({ schema }: ContentField): string | undefined => {
    const turn = dealt++ % attacks.length;
    const order = [...attacks.slice(turn), ...attacks.slice(0, turn)];
    return order.find((text) => z.safeParse(schema, text).success);
  };
  const ordinary = (field: ContentField): unknown =>
    fc.sample(valuesOf(field), { seed: seed + dealt++, numRuns: 1 })[0];

  const records = kindNames.map((kind) => {
    const schema = writtenSchema(kind);
    const fields = new Map<string, ContentField>();
    const complete = completeRecords(schema, (field) => {
      fields.set(field.path.join('.'), field);
      return nextAttack(field) ?? ordinary(field);
    });
    const mended = (record: unknown) => fitting(record, schema, fields, ordinary);
    return [kind, complete.map(mended)] as const;
  });
  const site = consistent(Object.fromEntries(records) as unknown as SiteRecords);
  return { site, attackedFields: count(site, new Set(attacks)) };
}

type JsonObject = Record<string, unknown>;

/** For a union, returns the issue of its first option. */
function ofOneWay(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  const [first] = issue.code === 'invalid_union' ? issue.errors : [];
  if (!first) return [issue];
  return first.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

/**
 * Replaces attacks by ordinary values where a record is refused because its fields do not fit
 * together.
 */
function fitting(
  record: unknown,
  schema: Schema,
  fields: ReadonlyMap<string, ContentField>,
  ordinary: (field: ContentField) => unknown,
): JsonObject {
  const copy = structuredClone(record) as JsonObject;
  const tries = new Map<string, number>();
  for (;;) {
    const { error } = z.safeParse(schema, copy);
    if (!error) return copy;
    for (const { path, message } of error.issues.flatMap(ofOneWay)) {
      const at = path.join('.');
      const tried = tries.get(at) ?? 0;
      if (tried > mostTries) throw new Error(`${at}: the generator finds no ${message}: teach it.`);
      // A list may be refused because of one entry, and a time because of the one before it.
      const place = tried < mostTries / 2 ? at : path.slice(0, -1).join('.');
      const meant = [...fields.values()].filter(
        (field) =>
          isIn(field.path.join('.'), place) &&
          holderOf(copy, field.path)?.[String(field.path.at(-1))] !== undefined,
      );
      for (const field of meant) {
        holderOf(copy, field.path)![String(field.path.at(-1))] = ordinary(field);
      }
      tries.set(at, tried + 1);
    }
  }
}

const mostTries = 60;

function isIn(path: string, place: string): boolean {
  return place === '' || `${path}.`.startsWith(`${place}.`);
}

/** The object that contains the field. Undefined if this kind of record lacks the field. */
function holderOf(record: JsonObject, path: readonly PropertyKey[]): JsonObject | undefined {
  const inner = (holder: unknown, key: PropertyKey) =>
    (holder as Record<PropertyKey, unknown> | undefined)?.[key];
  return path.slice(0, -1).reduce<unknown>(inner, record) as JsonObject | undefined;
}

function count(value: unknown, attacks: ReadonlySet<string>): number {
  if (typeof value === 'string') return attacks.has(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + count(one, attacks), 0);
}
