import { z } from 'zod';
import { languageNames, languages } from '../../locales/languages.ts';
import { bare, innerSchema, internals, type Schema } from './fieldDescription.ts';
import { choice, list, type Choice, type Field } from './forms.ts';
import { words } from './words.ts';

/** The form of a field in Directus, by the field's schema. */
const forms = z.registry<Field>();

/** Registers the form of a field in Directus, and returns the field's schema. */
export function formed<FieldSchema extends Schema>(schema: FieldSchema, form: Field): FieldSchema {
  forms.add(schema, form);
  return schema;
}

const reasons = z.registry<{ readonly reason: string }>();

/** A field that only files of a folder have, and why Directus has no form of it. */
export function onlyInFolders<FieldSchema extends Schema>(
  schema: FieldSchema,
  reason: string,
): FieldSchema {
  reasons.add(schema, { reason });
  return schema;
}

/** The fields that only files of a folder have, by their place in the record, and why. */
export function fieldsWithoutForm(schema: Schema, above = ''): Readonly<Record<string, string>> {
  const members = shapesOf(schema).flatMap((shape) => Object.entries(shape));
  return Object.assign(
    {},
    ...members.map(([name, member]) => {
      const reason = reasonOf(member);
      if (reason !== undefined) return { [above + name]: reason };
      const inner = name === 'translations' ? entryOf(member) : member;
      return formOf(member) ? {} : fieldsWithoutForm(inner, `${above}${name}.`);
    }),
  ) as Readonly<Record<string, string>>;
}

function reasonOf(schema: Schema): string | undefined {
  const inner = innerSchema(schema);
  return reasons.get(schema)?.reason ?? (inner && reasonOf(inner));
}

/** The forms of a kind of content, by the path of each field in the record, such as `config.newsletter`. */
interface KindForms {
  readonly fields: Readonly<Record<string, Field>>;
  /** The forms of translated fields; undefined if the kind has none. */
  readonly translations: Readonly<Record<string, Field>> | undefined;
}

/** Reads the forms from a schema, in the order of declaration. */
export function formsOf(schema: Schema): KindForms {
  const shapes = shapesOf(schema);
  const texts = shapes.flatMap(({ translations }) => (translations ? [entryOf(translations)] : []));
  return {
    fields: merged(shapes.map(({ translations: _texts, ...own }) => formsIn(own as Shape))),
    translations:
      texts.length === 0
        ? undefined
        : merged(texts.flatMap(shapesOf).map((shape) => formsIn(shape))),
  };
}

/** The column of a field in Directus, by its place in the record: `matomo_url` of `config.matomo.url`. */
export function columnOf(place: string, { primaryKey }: Field): string {
  if (primaryKey) return 'id';
  const [first = '', ...deeper] = place.split('.');
  const name = deeper.length === 0 ? first : deeper.join('_');
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** The forms of a repeater's entries. Directus' own translations do not exist there. */
export function entryForms(entry: Schema): Readonly<Record<string, Field>> {
  const { translations } = formsOf(entry);
  const [shape = {}] = shapesOf(entry);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, member]) => {
      if (name === 'translations') return [[name, inEachLanguage(translations ?? {})] as const];
      const form = formOf(member);
      return form ? [[name, form] as const] : [];
    }),
  );
}

export const languageChoices: Choice[] = languages.map((language) => ({
  value: language,
  text: words(languageNames[language], languageNames[language]),
}));

/** A list in each entry of a repeater, since a repeater has no translations of its own. */
export const inEachLanguage = (fields: Readonly<Record<string, Field>>): Field =>
  list(
    words('Übersetzungen', 'Translations'),
    {
      language: choice(words('Sprache', 'Language'), languageChoices, { required: true }),
      ...fields,
    },
    { template: '{{ language }}', note: words('Deutsch muss dabei sein.', 'German is needed.') },
  );

type Shape = Readonly<Record<string, Schema>>;

/** The object shapes of a schema: one, or those of a union's options. */
function shapesOf(schema: Schema): Shape[] {
  const { def } = internals(bare(schema));
  if (def.type === 'union') return def.options.flatMap(shapesOf);
  return def.type === 'object' ? [def.shape] : [];
}

function entryOf(list: Schema): Schema {
  const { def } = internals(bare(list));
  if (def.type !== 'array') throw new Error('Translations are a list.');
  return def.element;
}

/** A form in Directus is flat: an object without its own form contributes its fields. */
function formsIn(shape: Shape, above = ''): [string, Field][] {
  return Object.entries(shape).flatMap(([name, member]): [string, Field][] => {
    const form = formOf(member);
    if (form) return [[above + name, form]];
    return shapesOf(member).flatMap((inner) => formsIn(inner, `${above}${name}.`));
  });
}

/** The form of a schema, or of the schema inside an optional or transformed one. */
function formOf(schema: Schema): Field | undefined {
  const form = forms.get(schema);
  if (form) return form;
  const inner = innerSchema(schema);
  return inner && formOf(inner);
}

/** Merges the fields of a union's options. A field of some options is placed before the field that follows it there. */
function merged(kinds: readonly (readonly [string, Field])[][]): Readonly<Record<string, Field>> {
  const all: (readonly [string, Field])[] = [];
  for (const fields of kinds) {
    fields.forEach((field, index) => {
      const placeOf = (name: string | undefined) => all.findIndex(([known]) => known === name);
      if (placeOf(field[0]) >= 0) return;
      const next = fields
        .slice(index + 1)
        .map(([name]) => placeOf(name))
        .find((place) => place >= 0);
      all.splice(next ?? all.length, 0, field);
    });
  }
  return Object.fromEntries(all);
}
