import type { Schema } from '../../data/fields/fieldDescription.ts';
import { readSchema, type ContentField } from './readSchema.ts';

/** All fields that a record of this kind may have, including those of its variants. */
export function fieldsOf(schema: Schema): readonly ContentField[] {
  const fields: ContentField[] = [];
  completeRecords(schema, (field) => void fields.push(field));
  return fields;
}

/**
 * A record of each kind with all its fields: lists have one entry, texts exist in all languages.
 *
 * @param valueOf returns a field's value; undefined leaves the field out
 */
export function completeRecords(
  schema: Schema,
  valueOf: (field: ContentField) => unknown,
): readonly unknown[] {
  return readSchema<readonly unknown[]>(schema, {
    value: (field) => [valueOf(field)],
    constant: (value) => [value],
    list: (entry) => [entry],
    translations: (entries) => [Object.values(entries).flat()],
    either: (kinds) => kinds.flat(),
    object: (members) => [
      Object.fromEntries(
        Object.entries(members)
          .map(([name, { result }]) => [name, result[0]] as const)
          .filter(([, value]) => value !== undefined),
      ),
    ],
  });
}
