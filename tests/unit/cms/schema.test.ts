import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Choice, Field, ListField } from '../../../data/fields/forms.ts';
import type { KindForm } from '../../../cms/schema/kindForm.ts';
import { kindForms as forms } from '../../../cms/schema/kindForms.ts';
import { fieldsWithoutForm } from '../../../data/fields/fieldForms.ts';
import { kindNames, writtenSchema, type KindName } from '../../../data/kinds/index.ts';
import { bare, internals, type Schema } from '../../../data/fields/fieldDescription.ts';
import { uploads } from '../../../data/fields/uploads.ts';
import { collections } from '../../../data/sources/directus/collections.ts';

/**
 * The forms of the CMS must match the schemas that the build reads. TypeScript already checks that
 * the fields and translations of a record match its form. These tests also check the fields of
 * lists, and that each column type can store the values of its field.
 */
type Form = Pick<Field, 'type' | 'interface' | 'options' | 'parts'>;

type Forms = Readonly<Record<string, Form>>;

describe.each(kindNames)('the form of %s', (name) => {
  it('has every field that a record may have, and no other', () => {
    expect(
      complaintsOf(name)
        .filter(({ is }) => is !== 'unfit')
        .map(inWords),
    ).toEqual([]);
  });

  it('can hold what each takes', () => {
    expect(
      complaintsOf(name)
        .filter(({ is }) => is === 'unfit')
        .map(inWords),
    ).toEqual([]);
  });

  it('is excused from nothing that it has', () => {
    const lacking = complaintsOf(name, {}).map(({ path }) => path);
    expect(lacking).toEqual(expect.arrayContaining(Object.keys(withoutOf(name))));
  });
});

interface Complaint {
  readonly is: 'missing' | 'foreign' | 'unfit';
  readonly path: string;
  readonly why?: string;
}

function inWords({ is, path, why }: Complaint): string {
  return `${path} is ${is}${why ? `: ${why}` : ''}`;
}

/** @param without fields that the form may lack */
function complaintsOf(name: KindName, without = withoutOf(name)): Complaint[] {
  const { fields, translations }: KindForm = forms[name];
  const placed: Forms = Object.fromEntries(
    Object.entries(fields).map(([field, form]) => [
      collections[name].fields[field]?.at ?? field,
      form,
    ]),
  );
  return compared([writtenSchema(name)], { ...placed, ...textsAt(translations) }).filter(
    ({ path }) => !(path in without),
  );
}

function withoutOf(name: KindName): Readonly<Record<string, string>> {
  return fieldsWithoutForm(writtenSchema(name));
}

function textsAt(translations: Forms = {}): Forms {
  return Object.fromEntries(
    Object.entries(translations).map(([field, form]) => [`translations.${field}`, form]),
  );
}

/** @param own the forms by the path of each field within the record, or within a list's entry */
function compared(kinds: readonly Schema[], own: Forms, above = ''): Complaint[] {
  const fields = new Map(
    membersOf(kinds).flatMap(([field, members]) => leavesOf(field, members, own)),
  );
  const foreign = Object.keys(own).filter((path) => !fields.has(path));
  return [
    ...foreign.map((path) => ({ is: 'foreign', path: above + path }) as const),
    ...[...fields].flatMap(([path, schemas]): Complaint[] => {
      const form = own[path];
      if (!form) return [{ is: 'missing', path: above + path }];
      const why = unfit(schemas, form);
      if (why !== undefined) return [{ is: 'unfit', path: above + path, why }];
      return form.interface === 'list' || form.parts
        ? compared(schemas.flatMap(entriesOf), listForms(form), `${above}${path}[].`)
        : [];
    }),
  ];
}

/** Returns the field if the form edits it as a whole, otherwise the fields in it. */
function leavesOf(path: string, schemas: readonly Schema[], own: Forms): [string, Schema[]][] {
  const isTexts = path === 'translations';
  const inner = own[path] ? [] : membersOf(isTexts ? schemas.flatMap(entriesOf) : schemas);
  if (inner.length === 0) return [[path, [...schemas]]];
  return inner
    .filter(([name]) => !(isTexts && name === 'language'))
    .flatMap(([name, members]) => leavesOf(`${path}.${name}`, members, own));
}

/** Each field with its schema in each kind of record. */
function membersOf(kinds: readonly Schema[]): [string, Schema[]][] {
  const members = new Map<string, Schema[]>();
  for (const [name, schema] of kinds.flatMap(shapeOf)) {
    members.set(name, [...(members.get(name) ?? []), schema]);
  }
  return [...members];
}

function shapeOf(schema: Schema): [string, Schema][] {
  const inner = bare(schema);
  const { def } = internals(inner);
  if (uploads.get(inner)) return [];
  if (def.type === 'union') return def.options.flatMap(shapeOf);
  return def.type === 'object' ? Object.entries(def.shape) : [];
}

function entriesOf(list: Schema): Schema[] {
  const { def } = internals(bare(list));
  if (def.type === 'tuple') return def.items.slice(0, 1);
  return def.type === 'array' ? [inForm(def.element)] : [];
}

/**
 * A list entry that is a picture: the form stores the picture in `file` and its translations in
 * `translations`.
 */
function inForm(entry: Schema): Schema {
  const { def } = internals(bare(entry));
  const words = def.type === 'object' ? def.shape['translations'] : undefined;
  return uploads.get(bare(entry)) && words ? z.object({ file: entry, translations: words }) : entry;
}

function listForms({ options, parts }: Form): Forms {
  if (parts) return { ...parts.fields, ...textsAt(parts.translations) };
  const fields = options?.['fields'] as readonly ListField[];
  return Object.fromEntries(fields.map(({ field, meta }) => [field, meta]));
}

/** The reason why the column type or the form's choices do not fit the field. */
function unfit(schemas: readonly Schema[], form: Form): string | undefined {
  // The entries are rows of another collection.
  if (form.parts) return undefined;
  const columns = schemas.map(columnsFor);
  const wrong = columns.find((some) => !some.includes(form.type));
  if (wrong) return `${form.type} instead of ${wrong.join(' or ')}`;
  const { choices, allowOther } = (form.options ?? {}) as {
    choices?: readonly Choice[];
    allowOther?: boolean;
  };
  const values = schemas.map(valuesOf);
  if (!choices || allowOther || values.includes(undefined)) return undefined;
  const offered = choices.map(({ value }) => value).sort();
  const taken = [...new Set(values.flatMap((some = []) => some))].sort();
  return offered.join() === taken.join()
    ? undefined
    : `${offered.join()} instead of ${taken.join()}`;
}

function columnsFor(schema: Schema): readonly string[] {
  const inner = bare(schema);
  if (uploads.get(inner)) return ['uuid'];
  const { def } = internals(inner);
  switch (def.type) {
    case 'boolean':
      return ['boolean'];
    case 'number':
      return 'format' in def ? ['integer'] : ['float', 'decimal'];
    case 'array':
    case 'tuple':
    case 'object':
      return ['json'];
    default: {
      // A union of number and text needs a text column, which can store both.
      const takes = (value: string) => z.safeParse(schema, value).success;
      if (takes('2026-11-22') && !takes('2026-11-31')) return ['date'];
      return takes('09:00') && !takes('nine') ? ['time'] : ['string', 'text'];
    }
  }
}

/** All values of a field with a fixed list of values. */
function valuesOf(schema: Schema): string[] | undefined {
  const { def } = internals(bare(schema));
  if (def.type === 'enum') return Object.values(def.entries).map(String);
  if (def.type === 'literal') return def.values.map(String);
  // Backends may leave an entry empty in a list of choices.
  if (def.type === 'union')
    return def.options.flatMap((option) => valuesOf(option) ?? []).filter(Boolean);
  const [entry] = entriesOf(schema);
  return entry && valuesOf(entry);
}
