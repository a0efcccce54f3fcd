import { entities, entityNames, writtenSchema, type EntityName } from '../../kinds/index.ts';
import { entityFields } from '../../model/entityFields.ts';

/** Where an entity lies in the project, and which fields of an item belong to the content. */
export interface Collection {
  readonly name: string;
  readonly fields: readonly string[];
  /** Those of the fields that refer to an image file. */
  readonly images: readonly string[];
  /** Lists, of whose entries each has one. */
  readonly imageLists: readonly string[];
  /** Those that refer to a document. */
  readonly documents: readonly string[];
  /** The fields of each translation, beside its language. */
  readonly translations: readonly string[] | undefined;
}

/**
 * The collections of a project, called as the files of a content folder are, with the fields of the
 * model. What else an item has (who changed it and when, its state) is the backend's own business.
 */
export const collections = Object.fromEntries(
  entityNames.map((name) => [name, collectionOf(name)]),
) as Readonly<Record<EntityName, Collection>>;

function collectionOf(entity: EntityName): Collection {
  const { own, translated } = entityFields(writtenSchema(entity));
  const namesOf = (fields: typeof own) => fields.map(({ name }) => name);
  return {
    name: entities[entity].name,
    fields: namesOf(own),
    images: namesOf(own.filter(({ kind }) => kind === 'image')),
    imageLists: namesOf(own.filter(({ kind }) => kind === 'images')),
    documents: namesOf(own.filter(({ kind }) => kind === 'document')),
    translations: translated && namesOf(translated),
  };
}
