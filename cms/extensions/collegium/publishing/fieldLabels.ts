import { columnOf, formsOf } from '../../../../data/fields/fieldForms.ts';
import type { Field } from '../../../../data/fields/forms.ts';
import type { Words } from '../../../../data/fields/words.ts';
import { writtenSchema, type KindName } from '../../../../data/kinds/index.ts';
import { languageNames, languages } from '../../../../locales/languages.ts';
import type { EditorLanguage } from './editorLanguage.ts';

/** A field of a record, as its editor sees it in Directus. */
export interface ShownField {
  /** The name of the field in the form. */
  readonly field: string;
  /** The field's label. Undefined for the translations, which are named by their language. */
  readonly label?: string;
  /** The labels of the fields inside it on the way to the place, outermost first, such as `Deutsch` and `Titel`. */
  readonly inside: readonly string[];
}

/**
 * Returns where an editor finds a field.
 * @param path the field's dotted path in the record, such as `translations.de.title` or `entries.0.path`
 */
export function shownField(kind: KindName, path: string, language: EditorLanguage): ShownField {
  const { fields, translations = {} } = formsOf(writtenSchema(kind));
  if (path.startsWith('translations')) {
    const [, code = '', ...rest] = path.split('.');
    return {
      field: 'translations',
      inside: [...languageName(code), ...labelsOf(rest, translations, language)],
    };
  }
  const place = Object.keys(fields)
    .filter((name) => `${path}.`.startsWith(`${name}.`))
    .toSorted((one, other) => other.length - one.length)[0];
  const form = place === undefined ? undefined : fields[place];
  if (place === undefined || !form) return { field: path.split('.')[0] ?? '', inside: [] };
  const rest = path.slice(place.length + 1).split('.');
  return {
    field: columnOf(place, form),
    label: form.label[language],
    inside: labelsOf(rest, entryFields(form), language),
  };
}

/** Labels of a path inside a list: the number of an entry, and the names of its fields. */
function labelsOf(
  path: readonly string[],
  fields: Readonly<Record<string, Labelled>>,
  language: EditorLanguage,
): readonly string[] {
  const [first, ...rest] = path;
  if (first === undefined || first === '') return [];
  if (/^\d+$/.test(first)) return [`${Number(first) + 1}`, ...labelsOf(rest, fields, language)];
  const field = fields[first];
  const name = languageName(first);
  if (!field) return [...(name.length > 0 ? name : [first]), ...labelsOf(rest, fields, language)];
  return [field.label[language], ...labelsOf(rest, entryFields(field), language)];
}

interface Labelled extends Pick<Field, 'options' | 'parts'> {
  readonly label: Words;
}

/** The fields of a list's entries. Those of a repeater are in the options of its interface. */
function entryFields({ options, parts }: Labelled): Readonly<Record<string, Labelled>> {
  if (parts) return { ...parts.fields, ...parts.translations };
  const entries = (options?.['fields'] ?? []) as readonly Entry[];
  return Object.fromEntries(
    entries.map(({ field, name, meta }) => [
      field,
      { label: name, ...(meta.options && { options: meta.options }) },
    ]),
  );
}

interface Entry {
  readonly field: string;
  readonly name: Words;
  readonly meta: Pick<Field, 'options'>;
}

function languageName(code: string): readonly string[] {
  const known = languages.find((language) => language === code);
  return known ? [languageNames[known]] : [];
}
