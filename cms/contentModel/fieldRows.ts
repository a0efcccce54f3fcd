import { writtenSchema, type KindName } from '../../data/kinds/index.ts';
import { describeField } from '../../data/fields/fieldDescription.ts';
import { collections } from '../../data/sources/directus/collections.ts';
import type { KindForm } from '../schema/kindForm.ts';
import { fieldsWithoutForm, inEachLanguage } from '../../data/fields/fieldForms.ts';
import { list, type Choice, type Field, type ListField } from '../../data/fields/forms.ts';
import { kindForms } from '../schema/kindForms.ts';
import type { Words } from '../../data/fields/words.ts';

/** A row of the document: one field. */
export interface FieldRow {
  /** The field's name in Directus, followed by `[]` for a list. */
  readonly name: string;
  /** The place in a folder's file, if different from the name. */
  readonly at?: string;
  readonly label: Words;
  readonly type: string;
  readonly needed: boolean;
  readonly defaultValue?: unknown;
  /** True if the field has a value in each language. */
  readonly translated: boolean;
  readonly note?: Words;
  /** The kinds of record that have this field, if not all have it. */
  readonly onlyFor?: readonly string[];
}

/** Returns the fields of a kind of content, in the order of the form in Directus. */
export function fieldRows(name: KindName): FieldRow[] {
  const kind: KindForm = kindForms[name];
  const shape = collections[name];
  const untranslated = visibleFields(kind.fields).flatMap(([field, form]) =>
    rowsOf(form, {
      kind: name,
      name: field,
      path: shape.fields[field]?.at.split('.') ?? [field],
    }),
  );
  const translated = visibleFields(kind.translations ?? {}).flatMap(([field, form]) =>
    rowsOf(form, { kind: name, name: field, path: ['translations', field], translated: true }),
  );
  return [...untranslated, ...translated].map((row) => {
    const onlyFor = shape.onlyFor?.[row.name];
    return onlyFor === undefined ? row : { ...row, onlyFor };
  });
}

/**
 * Returns the fields of a collection that the build does not read, in the order of the form in
 * Directus.
 */
export function privateFieldRows({ fields, translations = {} }: KindForm): FieldRow[] {
  const row =
    (translated: boolean) =>
    ([name, form]: readonly [string, Field]) => ({
      name,
      label: form.label,
      type: typeOfForm(form) ?? columnTypes[form.type] ?? form.type,
      needed: form.required ?? false,
      ...(form.defaultValue !== undefined && { defaultValue: form.defaultValue }),
      translated,
      ...(form.note && { note: form.note }),
    });
  // Buttons and links of the form have no value.
  const withValue = visibleFields(fields).filter(([, form]) => !form.special?.includes('no-data'));
  return [...withValue.map(row(false)), ...visibleFields(translations).map(row(true))];
}

/** Returns the fields that a folder's files may have but Directus does not. */
export function folderOnlyFields(name: KindName): string[] {
  return Object.keys(fieldsWithoutForm(writtenSchema(name))).filter(
    (field) => !field.includes('.'),
  );
}

interface ModelField {
  readonly kind: KindName;
  readonly name: string;
  /** The path from the record to the field. */
  readonly path: readonly string[];
  readonly translated?: boolean;
}

function rowsOf(form: Form, { kind, name, path, translated = false }: ModelField): FieldRow[] {
  const description = describeField(writtenSchema(kind), path);
  if (!description) throw new Error(`The model knows no ${path.join('.')} of ${kind}.`);
  const at = path.at(-1) === name.split('[].').at(-1) ? undefined : path.join('.');
  const { type, ...rest } = description;
  const row = {
    name,
    ...(at !== undefined && { at }),
    label: form.label,
    type: typeOfForm(form) ?? type,
    ...rest,
    translated,
    ...(form.note && { note: form.note }),
  };
  return [row, ...entriesOf(form).flatMap((entry) => entryRows(entry, { kind, name, path }))];
}

/** The translations of a list's entries form a list of their own, which gets no row. */
function entryRows({ field, name: label, meta }: ListField, list: ModelField): FieldRow[] {
  const form = { ...meta, label };
  const path = [...list.path, field];
  if (field !== 'translations') {
    return rowsOf(form, { ...list, path, name: `${list.name}[].${field}` });
  }
  return entriesOf(form)
    .filter((entry) => entry.field !== 'language')
    .flatMap((entry) =>
      rowsOf(
        { ...entry.meta, label: entry.name },
        {
          ...{ kind: list.kind, path: [...path, entry.field], translated: true },
          name: `${list.name}[].${entry.field}`,
        },
      ),
    );
}

/** The properties of a field's form that the rows use. */
type Form = Pick<Field, 'label' | 'note' | 'options' | 'interface' | 'parts'>;

function entriesOf(form: Form): readonly ListField[] {
  const { parts, label } = form;
  const inner = parts
    ? list(label, { ...parts.fields, translations: inEachLanguage(parts.translations) })
    : form;
  return (inner.options?.['fields'] ?? []) as readonly ListField[];
}

/** Returns the type by the field's input, where that is more precise than the type of its value. */
function typeOfForm({ interface: input, options }: Form): string | undefined {
  switch (input) {
    case 'input-rich-text-html':
      return 'a formatted text';
    case 'file-image':
      return 'a picture';
    case 'select-dropdown': {
      const choices = options?.['choices'] as readonly Choice[];
      const values = choices.map(valueOf).join(', ');
      return options?.['allowOther'] ? `${values} or a text` : values;
    }
    default:
      return undefined;
  }
}

/** Adds the label to a number, because a number does not explain its meaning. */
function valueOf({ value, text }: Choice): string {
  return /^\d+$/.test(value) ? `\`${value}\` (${text.en})` : `\`${value}\``;
}

const columnTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  text: 'a text',
  boolean: 'true or false',
  timestamp: 'a moment',
};

function visibleFields(fields: Readonly<Record<string, Field>>): [string, Field][] {
  return Object.entries(fields).filter(([, { hidden }]) => !hidden);
}
