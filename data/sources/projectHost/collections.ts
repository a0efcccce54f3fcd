import { kinds, kindNames, writtenSchema, type KindName } from '../../kinds/index.ts';
import { kindFields } from '../../fields/kindFields.ts';

/** The collection of a kind in the project, and the fields that belong to the content. */
export interface Collection {
  readonly name: string;
  readonly fields: readonly string[];
  /** The fields that refer to an image file. */
  readonly images: readonly string[];
  /** The fields with lists of entries that each refer to an image file. */
  readonly imageLists: readonly string[];
  /** The fields that refer to a document. */
  readonly documents: readonly string[];
  /** The fields of each translation, except its language. */
  readonly translations: readonly string[] | undefined;
}

/**
 * The collections of a project, with the names of the files in a content folder and the fields of
 * the model. The other fields of an item (its author, times, state) are not content.
 */
export const collections = Object.fromEntries(
  kindNames.map((name) => [name, collectionOf(name)]),
) as Readonly<Record<KindName, Collection>>;

function collectionOf(kind: KindName): Collection {
  const { own, translated } = kindFields(writtenSchema(kind));
  const namesOf = (fields: typeof own) => fields.map(({ name }) => name);
  return {
    name: kinds[kind].name,
    fields: namesOf(own),
    images: namesOf(own.filter(({ kind }) => kind === 'image')),
    imageLists: namesOf(own.filter(({ kind }) => kind === 'images')),
    documents: namesOf(own.filter(({ kind }) => kind === 'document')),
    translations: translated && namesOf(translated),
  };
}
