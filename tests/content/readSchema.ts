import { bare, inWords, internals, type Schema } from '../../data/fields/fieldDescription.ts';
import { languages, type Language } from '../../locales/languages.ts';

/** A field with a single value, such as a text, a number or a choice. */
export interface ContentField {
  /** The path from the record to the field. In a list it contains the entry's index. */
  readonly path: readonly string[];
  /** The schema of the value, without wrappers such as `optional`. */
  readonly schema: Schema;
  /** The description of accepted values in the schema, such as `a slug such as service/satzung`. */
  readonly takes: string;
  /** The language of a translation's text. */
  readonly language?: Language;
}

/** A function for each part of a schema that builds the result. */
export interface SchemaReading<Result> {
  readonly value: (field: ContentField) => Result;
  readonly object: (members: Readonly<Record<string, Member<Result>>>) => Result;
  readonly list: (entry: Result, bounds: Bounds) => Result;
  /** A list with one entry for each language. The default language is required. */
  readonly translations: (entries: Readonly<Record<Language, Result>>) => Result;
  /** A union: a record of one of several kinds. */
  readonly either: (kinds: readonly Result[]) => Result;
  /** The constant that distinguishes kinds, or the language of a translation. */
  readonly constant: (value: unknown) => Result;
}

export interface Member<Result> {
  readonly result: Result;
  readonly optional: boolean;
}

export interface Bounds {
  readonly least: number;
  readonly most: number | undefined;
}

/**
 * Visits the schema of a kind (data/kinds/index.ts) from its fields up. Generators of records
 * therefore include new fields automatically.
 */
export function readSchema<Result>(schema: Schema, reading: SchemaReading<Result>): Result {
  return read(schema, []);

  function read(some: Schema, path: readonly string[], language?: Language): Result {
    const inner = bare(some);
    const { def } = internals(inner);
    switch (def.type) {
      case 'object':
        return reading.object(members(def.shape, path, language));
      case 'literal':
        return reading.constant(def.values[0]);
      case 'union':
        return def.options.every((option) => internals(bare(option)).def.type !== 'object')
          ? reading.value(field(inner, path, language))
          : reading.either(def.options.map((option) => read(option, path, language)));
      case 'tuple':
        return reading.list(read(def.items[0]!, [...path, '0'], language), {
          least: def.items.length,
          most: undefined,
        });
      case 'array':
        return isTranslation(def.element)
          ? reading.translations(eachLanguage(def.element, path))
          : reading.list(read(def.element, [...path, '0'], language), boundsOf(inner));
      default:
        return reading.value(field(inner, path, language));
    }
  }

  function members(
    shape: Readonly<Record<string, Schema>>,
    path: readonly string[],
    language?: Language,
  ): Record<string, Member<Result>> {
    return Object.fromEntries(
      Object.entries(shape).map(([name, member]) => [
        name,
        {
          result:
            name === 'language' && language !== undefined
              ? reading.constant(language)
              : read(member, [...path, name], language),
          optional: member._zod.optin !== undefined,
        },
      ]),
    );
  }

  function eachLanguage(entry: Schema, path: readonly string[]): Record<Language, Result> {
    return Object.fromEntries(
      languages.map((language, index) => [
        language,
        read(entry, [...path, String(index)], language),
      ]),
    ) as Record<Language, Result>;
  }
}

function field(schema: Schema, path: readonly string[], language?: Language): ContentField {
  const takes = inWords(schema);
  return { path, schema, takes, ...(language !== undefined && { language }) };
}

function isTranslation(schema: Schema): boolean {
  const { def } = internals(bare(schema));
  return def.type === 'object' && 'language' in def.shape;
}

function boundsOf(list: Schema): Bounds {
  const checks = checksOf(list);
  const least = checks.find(({ check }) => check === 'min_length')?.minimum;
  const most = checks.find(({ check }) => check === 'max_length')?.maximum;
  return { least: least ?? 0, most };
}

/** The checks of a schema in addition to its type, in Zod's terms. */
export function checksOf(schema: Schema): readonly Check[] {
  const { checks = [] } = schema._zod.def as { checks?: readonly { _zod: { def: Check } }[] };
  return checks.map(({ _zod }) => _zod.def);
}

interface Check {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
}
