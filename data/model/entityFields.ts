import { bare, internals, type Schema } from './fieldDescription.ts';
import { uploads, type Upload } from './uploads.ts';

/** The fields that records of an entity may have, as its schema names them. */
interface EntityFields {
  /** Those of the record itself. */
  readonly own: readonly EntityField[];
  /** Those of its entry in each language, beside the language; undefined where it has no such entries. */
  readonly translated: readonly EntityField[] | undefined;
}

export interface EntityField {
  readonly name: string;
  /**
   * An uploaded file, which the field refers to; a list of pictures, each with words of its own; or
   * what may be a number as well as a text.
   */
  readonly kind?: Upload | 'images' | 'numberOrText';
  /** Of a list of pictures: the texts of each, in every language. */
  readonly texts?: readonly string[];
  /** The kinds of record that alone have it. */
  readonly onlyFor?: readonly string[];
}

/** Reads an entity's fields from its schema, those of each kind of record among them. */
export function entityFields(schema: Schema): EntityFields {
  const kinds = kindsOf(schema);
  const translations = kinds.flatMap(({ name, shape }) => {
    const entry = shape['translations'] && entryOf(shape['translations']);
    return entry ? kindsOf(entry).map((kind) => ({ name, shape: kind.shape })) : [];
  });
  return {
    own: fieldsOf(kinds).filter(({ name }) => name !== 'translations'),
    translated:
      translations.length === 0
        ? undefined
        : fieldsOf(translations).filter(({ name }) => name !== 'language'),
  };
}

/** A kind of record, and what it is called where the record itself tells. */
interface Kind {
  readonly name: string | undefined;
  readonly shape: Readonly<Record<string, Schema>>;
}

function kindsOf(schema: Schema): Kind[] {
  const { def } = internals(bare(schema));
  if (def.type === 'object') return [{ name: undefined, shape: def.shape }];
  if (def.type !== 'union') return [];
  const discriminator = 'discriminator' in def ? String(def.discriminator) : undefined;
  return def.options.flatMap(kindsOf).map(({ shape }) => ({
    name: discriminator === undefined ? undefined : constantOf(shape[discriminator]),
    shape,
  }));
}

function constantOf(schema: Schema | undefined): string | undefined {
  if (!schema) return undefined;
  const { def } = internals(schema);
  return def.type === 'literal' ? String(def.values[0]) : undefined;
}

function entryOf(list: Schema): Schema | undefined {
  const { def } = internals(bare(list));
  return def.type === 'array' ? def.element : undefined;
}

function fieldsOf(kinds: readonly Kind[]): EntityField[] {
  const schemas = new Map(kinds.flatMap(({ shape }) => Object.entries(shape)));
  return [...schemas].map(([name, schema]) => {
    const having = kinds.filter(({ shape }) => name in shape);
    const onlyFor =
      having.length < kinds.length ? having.flatMap(({ name: own }) => own ?? []) : [];
    const kind = valueKind(schema);
    const texts = kind === 'images' ? textsOf(schema) : undefined;
    return {
      name,
      ...(kind && { kind }),
      ...(texts && { texts }),
      ...(onlyFor.length > 0 && { onlyFor }),
    };
  });
}

function textsOf(list: Schema): readonly string[] {
  const entry = entryOf(list);
  return ((entry && entityFields(entry).translated) ?? []).map(({ name }) => name);
}

function valueKind(schema: Schema): EntityField['kind'] {
  const inner = bare(schema);
  const { def } = internals(inner);
  if (def.type === 'array')
    return uploads.get(bare(def.element))?.kind === 'image' ? 'images' : undefined;
  if (def.type !== 'union') return uploads.get(inner)?.kind;
  const types = def.options.map((option) => internals(bare(option)).def.type);
  return types.includes('number') && types.includes('string') ? 'numberOrText' : undefined;
}
