import { useApi } from '@directus/extensions-sdk';
import { placesIn } from '../fileUse/places.ts';
import { useModel } from '../fileUse/readUses.ts';
import { recordOf, valuesAt, type NamedRecord } from '../fileUse/uses.ts';
import { fieldsOf } from '../overview/entries.ts';
import type { ReadableCollection } from '../overview/panels.ts';
import { linksTo } from './linksTo.ts';
import { pathsOfPage, type PageRecord } from './pathsOfPage.ts';
import { listsOfPages } from './places.ts';

/** The records that link to a page. */
export interface Links {
  readonly shown: readonly NamedRecord[];
  /** True if there may be others. */
  readonly isCut: boolean;
}

/** Maximum number of records of each collection. Few pages are named in more. */
const maxOfCollection = 100;

/** Maximum number of search texts in one query (guard/queries/workProblemOf.ts). */
const maxSearches = 20;

/** Returns the function that finds the records that link to a page. Must be called in `setup`. */
export function useLinks() {
  const api = useApi();
  const { model, collections: readable } = useModel();
  // Redirects to a page go with the page.
  const collections = readable.filter(({ collection }) => collection !== 'redirects');

  /**
   * Asks with the rights of the person, one query after the other, as the overview does.
   *
   * @param language the short code of the person's language
   */
  async function read(page: string, language: string): Promise<Links> {
    const paths = await pathsOf(page);
    const shown: NamedRecord[] = [];
    let isCut = false;
    for (const collection of collections) {
      const texts = await textsOf(collection, paths);
      isCut ||= texts.isCut;
      const items = [...texts.items, ...(await withListsOf(collection))];
      const places = [...placesOf(collection), ...listsIn(collection)];
      const linking = items
        .filter(({ id }) => !(collection.collection === 'pages' && String(id) === page))
        .filter((item) => places.some((place) => linksTo(valuesAt(item, place), paths)));
      // Several queries may find the same record.
      const unique = new Map(linking.map((item) => [item['id'], item])).values();
      shown.push(
        ...[...unique].map((item) => named(recordOf(item, collection, language), collection)),
      );
    }
    return { shown, isCut };
  }

  async function pathsOf(page: string): Promise<ReadonlySet<string>> {
    const [found] = await ask('pages', {
      filter: { id: { _eq: page } },
      fields: ['key', 'translations.language', 'translations.slug'],
    });
    const redirects = await ask('redirects', { fields: ['from', 'to'], limit: -1 });
    return pathsOfPage(
      found as Item & PageRecord,
      redirects as readonly (Item & { readonly from: string; readonly to: string })[],
    );
  }

  /** Reads the items with a text that contains one of the paths, also as a part of another word. */
  async function textsOf(collection: ReadableCollection, paths: ReadonlySet<string>) {
    const places = placesOf(collection);
    const fields = [...fieldsOf({ collection }), ...places.map((place) => place.join('.'))];
    const items: Item[] = [];
    let isCut = false;
    const atOnce = Math.max(1, Math.floor(maxSearches / places.length));
    for (const some of chunksOf(places.length === 0 ? [] : [...paths], atOnce)) {
      const _or = some.flatMap((path) =>
        places.map((place) => conditionAt(place, { _contains: path })),
      );
      const params = { filter: { _or }, fields, limit: maxOfCollection };
      const found = await ask(collection.collection, params);
      isCut ||= found.length === maxOfCollection;
      items.push(...found);
    }
    return { items, isCut };
  }

  /** Reads all items with lists that can name pages: not every database searches lists. */
  async function withListsOf(collection: ReadableCollection): Promise<readonly Item[]> {
    const lists = listsIn(collection);
    if (lists.length === 0) return [];
    const fields = [...fieldsOf({ collection }), ...lists.flat()];
    const _or = lists.map((list) => conditionAt(list, { _nnull: true }));
    return ask(collection.collection, { filter: { _or }, fields, limit: -1 });
  }

  /** A menu has one of a fixed set of names as its title, which editors know by its text. */
  function named(record: NamedRecord, { collection }: ReadableCollection): NamedRecord {
    const choices = model.fieldsOf(collection).flatMap(({ meta }) => meta?.options?.choices ?? []);
    const choice = choices.find(({ value }) => value === record.title);
    return { ...record, title: choice?.text ?? record.title };
  }

  function placesOf({ collection }: ReadableCollection): (readonly string[])[] {
    return placesIn(collection, model)
      .filter(({ holds }) => holds === 'text')
      .map(({ path }) => path);
  }

  function listsIn({ collection }: ReadableCollection): (readonly string[])[] {
    return listsOfPages(collection, model).map((field) => [field]);
  }

  async function ask(collection: string, params: object): Promise<readonly Item[]> {
    const { data } = await api.get(`/items/${collection}`, { params });
    const items = [(data as { readonly data: Item | readonly Item[] }).data].flat();
    // A singleton that does not match is answered as an item without an id.
    return items.filter((item) => !('id' in item) || item['id'] !== null);
  }

  return read;
}

type Item = Readonly<Record<string, unknown>>;

function chunksOf<Value>(values: readonly Value[], size: number): Value[][] {
  const count = Math.ceil(values.length / size);
  return Array.from({ length: count }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}

function conditionAt(place: readonly string[], condition: object): object {
  return place.reduceRight<object>((inner, name) => ({ [name]: inner }), condition);
}
