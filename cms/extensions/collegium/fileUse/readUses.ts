import { useApi, useStores } from '@directus/extensions-sdk';
import { useReadableCollections } from '../overview/readOverview.ts';
import { filterFor, placesIn, type Model } from './places.ts';
import { fieldsFor, asUse, type Searched, type Use } from './uses.ts';

/** The records that use a file: the first of each collection, and how many there are. */
export interface Uses {
  readonly shown: readonly Use[];
  readonly total: number;
}

/** Maximum number of listed records of each collection. Few files are in more. */
const maxOfCollection = 50;

/** Returns the function that finds the records that use a file. Must be called in `setup`. */
export function useFileUses() {
  const api = useApi();
  const searched = useSearched();

  /**
   * Asks with the rights of the person, one query after the other, as the overview does.
   *
   * @param language the short code of the person's language
   */
  return async function read(file: string, language: string): Promise<Uses> {
    const found: Uses[] = [];
    for (const each of searched) found.push(await usesIn(each, file, language));
    return {
      shown: found.flatMap(({ shown }) => shown),
      total: found.reduce((sum, { total }) => sum + total, 0),
    };
  };

  async function usesIn(each: Searched, file: string, language: string): Promise<Uses> {
    const { collection, meta } = each.collection;
    const { data } = await api.get(`/items/${collection}`, {
      params: {
        filter: filterFor(file, each.places),
        fields: fieldsFor(each),
        limit: maxOfCollection,
        meta: 'filter_count',
      },
    });
    const response = data as DirectusResponse;
    // A singleton that does not match is answered as an item without an id.
    const items = [response.data].flat().filter(({ id }) => id !== null && id !== undefined);
    return {
      shown: items.map((item) => asUse(file, item, each, language)),
      total: meta?.singleton ? items.length : response.meta.filter_count,
    };
  }
}

type Item = Readonly<Record<string, unknown>>;

interface DirectusResponse {
  readonly data: Item | readonly Item[];
  readonly meta: { readonly filter_count: number };
}

/** Returns the collections that the person may read and that can name a file. */
function useSearched(): Searched[] {
  const { model, collections } = useModel();
  return collections
    .map((collection) => ({ collection, places: placesIn(collection.collection, model) }))
    .filter(({ places }) => places.length > 0);
}

/** Returns the model as the person may read it, and the collections that are no parts of others. Must be called in `setup`. */
export function useModel() {
  const stores = useStores();
  const { collections } = stores.useCollectionsStore();
  const fields = stores.useFieldsStore();
  const hidden = new Set(
    collections.flatMap(({ collection, meta }) => (meta?.hidden ? [collection] : [])),
  );
  const model = {
    fieldsOf: (collection: string) => fields.getFieldsForCollection(collection),
    relations: stores.useRelationsStore().relations,
    isPart: (collection: string) => hidden.has(collection),
  };
  return {
    model: model satisfies Model,
    collections: useReadableCollections().filter(({ collection }) => !hidden.has(collection)),
  };
}
