import type { z } from 'zod';
import {
  entities,
  entityNames,
  writtenSchema,
  type Entities,
  type Entity,
  type EntityName,
} from '../../model/entities.ts';
import { entityFields, type EntityField } from '../../model/entityFields.ts';

/** How an entity lies in the backend: what to ask for, and where each field is in the record. */
export interface CollectionShape {
  readonly collection: string;
  /** The entity is one record, not a list. */
  readonly singleton?: true;
  /** Its items are drafts before they are public. */
  readonly workflow?: true;
  /** The fields by the backend's name. */
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** The translated fields; a language's entry has the same names in the record. */
  readonly translations?: readonly string[];
  /** Fields that only items of some `key` have; others may carry what an editor left there. */
  readonly onlyFor?: Readonly<Record<string, readonly string[]>>;
}

export interface FieldShape {
  /** Where the value is in the record, as a dotted path. */
  readonly at: string;
  /**
   * `image`, `document`: an uploaded file, which the record refers to by its name or its address.
   * `images`: a list, each entry an item with an uploaded picture as its `file`.
   * `numberOrText`: the backend keeps both as text.
   */
  readonly kind?: EntityField['kind'];
  /** Of a list of pictures: the texts of each. */
  readonly texts?: readonly string[];
}

/** Every entity of the model, in the backend. */
export const collections = Object.fromEntries(
  entityNames.map((name) => [name, shapeOf(name)]),
) as Readonly<Record<EntityName, CollectionShape>>;

function shapeOf(name: EntityName): CollectionShape {
  const { name: collection, kind, drafts, directus = {} }: Entity = entities[name];
  const { at = {}, without = {} } = directus;
  const { own, translated } = entityFields(writtenSchema(name));
  const unfolded = Object.values(at).map((path) => path.split('.')[0]);
  const fields = own.filter((field) => !unfolded.includes(field.name) && !(field.name in without));
  const texts = translated?.filter((field) => !(`translations.${field.name}` in without));
  const only = [...fields, ...(texts ?? [])].filter(({ onlyFor }) => onlyFor);
  return {
    collection,
    ...(kind === 'single' && { singleton: true }),
    ...(drafts && { workflow: true }),
    fields: {
      ...Object.fromEntries(
        fields.map(({ name: field, kind: held, texts: words }) => [
          field,
          { at: field, ...(held && { kind: held }), ...(words && { texts: words }) },
        ]),
      ),
      ...Object.fromEntries(Object.entries(at).map(([field, path]) => [field, { at: path }])),
    },
    ...(texts && { translations: texts.map((field) => field.name) }),
    ...(only.length > 0 && {
      onlyFor: Object.fromEntries(only.map(({ name: field, onlyFor = [] }) => [field, onlyFor])),
    }),
  };
}

/** The names of the fields that an entity has in Directus, as types hold the forms to them. */
export type DirectusField<Name extends EntityName> =
  | Exclude<
      Key<Written<Name>>,
      'translations' | Key<Without<Name>> | First<At<Name>[keyof At<Name>]>
    >
  | Key<At<Name>>;

/** The same of its translated fields; never where it has none. */
export type DirectusTranslation<Name extends EntityName> = Exclude<
  Key<TranslationIn<Written<Name>>>,
  'language' | InTranslation<Key<Without<Name>>>
>;

/** A record as its editor may write it. */
type Written<Name extends EntityName> = z.input<
  Entities[Name] extends { written: infer Schema extends z.ZodType }
    ? Schema
    : Entities[Name]['schema']
>;

type At<Name extends EntityName> = Entities[Name] extends { directus: { at: infer Places } }
  ? Places
  : object;

type Without<Name extends EntityName> = Entities[Name] extends {
  directus: { without: infer Fields };
}
  ? Fields
  : object;

/** The names of all members of a type, of each where it is a union. */
type Key<Type> = Type extends unknown ? keyof Type & string : never;

type First<Path> = Path extends `${infer Name}.${string}` ? Name : Path;

type InTranslation<Path> = Path extends `translations.${infer Name}` ? Name : never;

type TranslationIn<Type> = Type extends { translations?: infer List } ? Entry<List> : never;

type Entry<List> = List extends readonly (infer Each)[] ? Each : never;
