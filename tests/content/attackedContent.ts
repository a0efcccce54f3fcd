import fc from 'fast-check';
import { z } from 'zod';
import type { Schema } from '../../data/model/fieldDescription.ts';
import type { EntityName } from '../../data/model/rawContent.ts';
import { schemas } from '../../data/model/schemas.ts';
import { completeRecords } from './completeRecords.ts';
import type { ContentField } from './readSchema.ts';
import { consistent, type SiteRecords } from './siteContent.ts';
import { valuesOf } from './values.ts';

/** A site, and how many of its fields hold an attack. */
export interface AttackedContent {
  readonly site: SiteRecords;
  readonly attackedFields: number;
}

/**
 * A site of which every record has every field that there is, and every field that takes a text holds
 * an attack. A field that takes none of them holds what it takes.
 *
 * @param attacks are dealt out in turn, so that other fields get them where they come in another order
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

  const entities = Object.entries(schemas) as [EntityName, Schema][];
  const records = entities.map(([entity, schema]) => {
    const fields = new Map<string, ContentField>();
    const complete = completeRecords(schema, (field) => {
      fields.set(field.path.join('.'), field);
      return nextAttack(field) ?? ordinary(field);
    });
    const mended = (record: unknown) => fitting(record, schema, fields, ordinary);
    return [entity, complete.map(mended)] as const;
  });
  const site = consistent(Object.fromEntries(records) as unknown as SiteRecords);
  return { site, attackedFields: count(site, new Set(attacks)) };
}

type JsonObject = Record<string, unknown>;

/** Puts an ordinary value where the record is refused, and nothing where that is refused, too. */
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
    for (const { path, message } of error.issues) {
      const at = path.join('.');
      const field = fields.get(at);
      const holder = path.slice(0, -1).reduce<unknown>(inner, copy) as JsonObject;
      const tried = tries.get(at) ?? 0;
      if (tried > mostTries) throw new Error(`${at}: the generator finds no ${message}: teach it.`);
      if (field && tried < mostTries) holder[String(path.at(-1))] = ordinary(field);
      else Reflect.deleteProperty(holder, String(path.at(-1)));
      tries.set(at, tried + 1);
    }
  }
}

/** Some values must also fit another, such as a time that is after one. */
const mostTries = 20;

function inner(holder: unknown, key: PropertyKey): unknown {
  return (holder as Record<PropertyKey, unknown>)[key];
}

function count(value: unknown, attacks: ReadonlySet<string>): number {
  if (typeof value === 'string') return attacks.has(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + count(one, attacks), 0);
}
