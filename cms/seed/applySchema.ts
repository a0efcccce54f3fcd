import {
  createField,
  createRelation,
  customEndpoint,
  readCollections,
  readFields,
  readRelations,
  updateCollection,
  updateField,
} from '@directus/sdk';
import type { Field } from '../../data/fields/forms.ts';
import { systemFields } from '../schema/systemFields.ts';
import { translationsOf, type Vocabulary } from '../schema/Vocabulary.ts';
import type { Client } from './client.ts';
import { contains } from './contains.ts';
import { sectionField } from './sections.ts';
import { translationsCollection } from './layout.ts';
import type { Collection } from './Collection.ts';

type Json = Record<string, unknown>;

/**
 * Creates missing collections, fields and relations, and updates those that differ. Nothing is ever
 * removed: a field that an operator added stays.
 */
export async function applySchema(
  client: Client,
  layout: readonly Collection[],
  vocabulary: Vocabulary,
): Promise<void> {
  const [collections, fields, relations] = await Promise.all([
    client.request(readCollections()),
    client.request(readFields()),
    client.request(readRelations()),
  ]);
  const collectionMeta = new Map(
    collections.map(({ collection, meta }) => [collection, meta as unknown]),
  );
  const existingFields = new Map(
    fields.map((field) => [`${field.collection}.${field.field}`, field as unknown as Json]),
  );
  const existingRelations = new Set(
    relations.map((relation) => `${String(relation.collection)}.${relation.field}`),
  );

  const applyFields = async (collection: string, wanted: readonly Column[]) => {
    for (const field of wanted) {
      const existing = existingFields.get(`${collection}.${field.field}`);
      if (!existing) {
        await client.request(createField(collection as never, field as never));
      } else if (!contains(existing['meta'], field.meta)) {
        const { meta } = field;
        await client.request(
          updateField(collection as never, field.field as never, { meta } as never),
        );
      }
    }
  };

  const fieldsOf = ({ name, fields }: Collection) =>
    Object.entries(fields).map(([field, declared], index) =>
      columnOf(name, field, declared, index + 1, vocabulary),
    );
  // New collections come first, since existing ones may be grouped below them.
  await createCollections(
    client,
    layout
      .filter(({ name }) => !collectionMeta.has(name))
      .map((collection) => {
        const wanted = fieldsOf(collection);
        return {
          ...{ collection: collection.name, meta: metaOf(collection, vocabulary) },
          ...(wanted.length > 0 ? { schema: {}, fields: wanted } : { schema: null }),
        };
      }),
  );
  for (const collection of layout.filter(({ name }) => collectionMeta.has(name))) {
    const meta = metaOf(collection, vocabulary);
    if (!contains(collectionMeta.get(collection.name), meta)) {
      await client.request(updateCollection(collection.name as never, { meta }));
    }
    await applyFields(collection.name, fieldsOf(collection));
  }
  for (const [collection, systemOnes] of Object.entries(systemFields)) {
    const wanted = Object.entries(systemOnes).map(([name, field], index) =>
      columnOf(collection, name, field, index + 1, vocabulary),
    );
    await applyFields(collection, wanted);
  }

  for (const relation of layout.flatMap(relationsOf)) {
    if (existingRelations.has(`${relation.collection}.${relation.field}`)) continue;
    await client.request(createRelation(relation as never));
  }
}

/** With one request: after each, Directus reads the whole schema again. */
async function createCollections(client: Client, collections: readonly Json[]): Promise<void> {
  if (collections.length === 0) return;
  const body = JSON.stringify(collections);
  await client.request(customEndpoint({ method: 'POST', path: '/collections', body }));
}

function metaOf(collection: Collection, vocabulary: Vocabulary): Json {
  return {
    icon: collection.icon,
    group: collection.group,
    sort: collection.sort,
    singleton: collection.singleton,
    hidden: collection.hidden,
    translations: translationsOf(collection.label).map((entry) => ({
      ...entry,
      singular: entry.translation,
      plural: entry.translation,
    })),
    note: collection.note ? vocabulary.refer(collection.note, `${collection.name}_note`) : null,
    display_template: collection.template ?? null,
    sort_field: collection.sortField ?? null,
    preview_url: collection.previewUrl ?? null,
    ...(collection.workflow && {
      archive_field: 'status',
      archive_value: 'archived',
      unarchive_value: 'draft',
    }),
  };
}

type Column = ReturnType<typeof columnOf>;

function columnOf(
  collection: string,
  name: string,
  field: Field,
  sort: number,
  vocabulary: Vocabulary,
) {
  const { onlyIf } = field;
  const key = `${collection}_${name}`;
  return {
    field: name,
    type: field.type,
    meta: {
      sort,
      interface: field.interface,
      options: field.options ? vocabulary.refer(field.options, key) : null,
      display: field.display?.name ?? null,
      display_options: field.display ? vocabulary.refer(field.display.options, key) : null,
      special: field.special ?? null,
      width: field.width ?? 'full',
      required: field.required ?? false,
      readonly: field.readonly ?? false,
      hidden: (field.hidden ?? false) || onlyIf !== undefined,
      translations: translationsOf(field.label),
      note: field.note ? vocabulary.refer(field.note, `${key}_note`) : null,
      ...(field.section && { group: sectionField(field.section) }),
      conditions: onlyIf
        ? [{ name: 'shown', rule: { [onlyIf.field]: { _eq: onlyIf.is } }, hidden: false }]
        : null,
    },
    schema: field.type === 'alias' ? null : schemaOf(field),
  };
}

function schemaOf({ primaryKey, type, defaultValue, unique }: Field): Json {
  return {
    ...(unique && { is_unique: true }),
    ...(primaryKey && { is_primary_key: true, is_nullable: false }),
    ...(primaryKey && type === 'integer' && { has_auto_increment: true }),
    ...(defaultValue !== undefined && { default_value: defaultValue }),
  };
}

function relationsOf(collection: Collection) {
  return Object.entries(collection.fields).flatMap(
    ([name, { refersTo, listedAs, deletedWithTarget }]) => {
      if (refersTo === undefined) return [];
      const translates = collection.name === translationsCollection(refersTo);
      const isPart = collection.partOf === refersTo;
      const isLanguage = refersTo === 'languages';
      return [
        {
          collection: collection.name,
          field: name,
          related_collection: refersTo,
          meta: {
            one_field: translates ? 'translations' : (listedAs ?? null),
            junction_field: translates
              ? 'language'
              : isLanguage
                ? Object.keys(collection.fields).find((field) => field.endsWith('_id'))
                : null,
            ...(isPart && !translates && { sort_field: collection.sortField }),
            one_deselect_action: isPart ? 'delete' : 'nullify',
          },
          schema: { on_delete: translates || deletedWithTarget ? 'CASCADE' : 'SET NULL' },
        },
      ];
    },
  );
}
