import { bare, internals, type Schema } from './fieldDescription.ts';
import { uploads, type Upload } from './uploads.ts';

/** The fields of a kind's records, by the names in its schema. */
interface KindFields {
  /** The fields of the record itself. */
  readonly own: readonly KindField[];
  /** The translated fields, without the language; undefined if the kind has no translations. */
  readonly translated: readonly KindField[] | undefined;
}

export interface KindField {
  readonly name: string;
  /**
   * The type of an uploaded file, a list of pictures with texts, or a value that may be a number or
   * a text.
   */
  readonly kind?: Upload | 'images' | 'numberOrText';
  /** For a list of pictures: the names of each picture's texts, in every language. */
  readonly texts?: readonly string[];
  /** The variants of the record that have the field, if not all have it. */
  readonly onlyFor?: readonly string[];
}

/** Reads a kind's fields from its schema, including those that only some of its records have. */
export function kindFields(schema: Schema): KindFields {
  const variants = variantsOf(schema);
  const translations = variants.flatMap(({ name, shape }) => {
    const entry = shape['translations'] && entryOf(shape['translations']);
    return entry ? variantsOf(entry).map(({ shape: texts }) => ({ name, shape: texts })) : [];
  });
  return {
    own: fieldsOf(variants).filter(({ name }) => name !== 'translations'),
    translated:
      translations.length === 0
        ? undefined
        : fieldsOf(translations).filter(({ name }) => name !== 'language'),
  };
}

/**
 * One variant of the records, such as one kind of page. Its name is the value of the discriminator.
 */
interface Variant {
  readonly name: string | undefined;
  readonly shape: Readonly<Record<string, Schema>>;
}

function variantsOf(schema: Schema): Variant[] {
  const { def } = internals(bare(schema));
  if (def.type === 'object') return [{ name: undefined, shape: def.shape }];
  if (def.type !== 'union') return [];
  const discriminator = 'discriminator' in def ? String(def.discriminator) : undefined;
  return def.options.flatMap(variantsOf).map(({ shape }) => ({
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

function fieldsOf(variants: readonly Variant[]): KindField[] {
  const schemas = new Map(variants.flatMap(({ shape }) => Object.entries(shape)));
  return [...schemas].map(([name, schema]) => {
    const having = variants.filter(({ shape }) => name in shape);
    const onlyFor =
      having.length < variants.length ? having.flatMap(({ name: own }) => own ?? []) : [];
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
  return ((entry && kindFields(entry).translated) ?? []).map(({ name }) => name);
}

function valueKind(schema: Schema): KindField['kind'] {
  const inner = bare(schema);
  const { def } = internals(inner);
  if (def.type === 'array')
    return uploads.get(bare(def.element))?.kind === 'image' ? 'images' : undefined;
  if (def.type !== 'union') return uploads.get(inner)?.kind;
  const types = def.options.map((option) => internals(bare(option)).def.type);
  return types.includes('number') && types.includes('string') ? 'numberOrText' : undefined;
}
