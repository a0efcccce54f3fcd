import { pageInterface } from '../../../../data/fields/forms.ts';

/** Directus' collections, as far as the logged-in person may read them. The seed creates them from the kinds' declarations. */
export interface Model {
  readonly fieldsOf: (collection: string) => readonly ModelField[];
  readonly relations: readonly ModelRelation[];
  /** True if the items of a collection are translations or parts of other items. */
  readonly isPart: (collection: string) => boolean;
}

interface ModelField {
  readonly field: string;
  readonly type: string;
  readonly meta: {
    readonly interface: string | null;
    readonly options: {
      readonly choices?: readonly { readonly value: string; readonly text?: string }[];
      readonly neededWidth?: number;
      /** Of repeaters. */
      readonly fields?: unknown;
    } | null;
  } | null;
}

interface ModelRelation {
  readonly collection: string;
  readonly field: string;
  readonly related_collection: string | null;
  readonly meta: { readonly one_field: string | null } | null;
}

/** A place in a collection's items that can name a file: a field for files, or a text with the file's address. */
export interface Place {
  /** The names of fields from the item on, such as `images` and `file`. */
  readonly path: readonly string[];
  readonly holds: 'file' | 'text';
  /** The fewest pixels across that look good in this place, if the kind declares a number. */
  readonly neededWidth?: number;
}

/**
 * Returns the places of a collection, with those of its translations and parts.
 *
 * @param above the collections on the way here, which a loop of relations would name again
 */
export function placesIn(collection: string, model: Model, above: readonly string[] = []): Place[] {
  return model.fieldsOf(collection).flatMap((field): Place[] => {
    const { field: name, meta } = field;
    if (refersToFile(collection, name, model)) {
      const { neededWidth } = meta?.options ?? {};
      return [{ path: [name], holds: 'file', ...(neededWidth !== undefined && { neededWidth }) }];
    }
    if (isWritten(field)) return [{ path: [name], holds: 'text' }];
    const part = partAt(collection, name, model);
    const chain = [...above, collection];
    if (part === undefined || chain.includes(part)) return [];
    return placesIn(part, model, chain).map((place) => ({ ...place, path: [name, ...place.path] }));
  });
}

function refersToFile(collection: string, name: string, { relations }: Model): boolean {
  return relations.some(
    (each) =>
      each.collection === collection &&
      each.field === name &&
      each.related_collection === 'directus_files',
  );
}

/** True if an editor types the text of a field. Links and plain texts can contain the address of a file, too. */
function isWritten({ type, meta }: ModelField): boolean {
  const isText = type === 'string' || type === 'text';
  const form = meta?.interface ?? '';
  return isText && (form.startsWith('input') || form === pageInterface);
}

/** Other collections have an entry of their own in the list of uses. */
function partAt(collection: string, name: string, { relations, isPart }: Model) {
  const relation = relations.find(
    (each) => each.related_collection === collection && each.meta?.one_field === name,
  );
  return relation && isPart(relation.collection) ? relation.collection : undefined;
}

/** Returns the filter for the items that name a file. */
export function filterFor(file: string, places: readonly Place[]): object {
  return {
    _or: places.map(({ path, holds }) =>
      path.reduceRight<object>(
        (inner, name) => ({ [name]: inner }),
        holds === 'file' ? { _eq: file } : { _icontains: file },
      ),
    ),
  };
}
