import { columnOf, formsOf } from '../../fields/fieldForms.ts';
import type { Field } from '../../fields/forms.ts';
import { kinds, kindNames, writtenSchema, type Kind, type KindName } from '../../kinds/index.ts';
import { kindFields, type KindField } from '../../fields/kindFields.ts';

/** The backend's form of a kind: its collection and fields, and the path of each field in the record. */
export interface CollectionShape {
  readonly collection: string;
  /** The kind is one record, not a list. */
  readonly singleton?: true;
  /** True if its items are drafts before they are public. */
  readonly workflow?: true;
  /** The fields by the backend's name. */
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** The translated fields; a language's entry has the same names in the record. */
  readonly translations?: readonly string[];
  /**
   * The values of `key` for which an item has a field, by the field's name. Directus may still store a value that an editor
   * entered in other items.
   */
  readonly onlyFor?: Readonly<Record<string, readonly string[]>>;
}

interface FieldShape {
  /** The dotted path of the value in the record. */
  readonly at: string;
  /**
   * `image`, `document`: an uploaded file, which the record refers to by its name or its address.
   * `images`: a list, each entry an item with an uploaded picture as its `file`.
   * `numberOrText`: the backend keeps both as text.
   */
  readonly kind?: KindField['kind'];
  /** The texts of each picture, for a list of pictures. */
  readonly texts?: readonly string[];
}

/** Every kind of the model, in the backend. */
export const collections = Object.fromEntries(
  kindNames.map((name) => [name, shapeOf(name)]),
) as Readonly<Record<KindName, CollectionShape>>;

function shapeOf(name: KindName): CollectionShape {
  const { name: collection, stored, drafts }: Kind = kinds[name];
  const schema = writtenSchema(name);
  const { own, translated = [] } = kindFields(schema);
  const forms = formsOf(schema);
  const field = ([place, form]: readonly [string, Field]) => {
    const { kind: held, texts } = own.find((each) => each.name === place) ?? {};
    const shape = { at: place, ...(held && { kind: held }), ...(texts && { texts }) };
    return [columnOf(place, form), shape] as const;
  };
  const only = [...own, ...translated].filter(({ onlyFor }) => onlyFor);
  return {
    collection,
    ...(stored === 'single' && { singleton: true }),
    ...(drafts && { workflow: true }),
    fields: Object.fromEntries(Object.entries(forms.fields).map(field)),
    ...(forms.translations && { translations: Object.keys(forms.translations) }),
    ...(only.length > 0 && {
      onlyFor: Object.fromEntries(only.map(({ name: each, onlyFor = [] }) => [each, onlyFor])),
    }),
  };
}
