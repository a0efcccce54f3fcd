import { useApi, useStores } from '@directus/extensions-sdk';
import { defaultLanguage } from '../../../../locales/languages.ts';
import {
  detailOf,
  fieldsOf,
  panelNames,
  questionsOf,
  shownItems,
  titleOf,
  type Question,
  type ReadableCollection,
} from './panels.ts';
import type { PanelName } from './words.ts';

/** The items that a panel shows, by collection. */
export interface PanelContent {
  readonly panel: PanelName;
  readonly groups: readonly {
    readonly collection: string;
    readonly name: string;
    readonly icon: string;
    readonly total: number;
    readonly entries: readonly Entry[];
  }[];
}

interface Entry {
  readonly title: string;
  /** Missing languages, or a date; empty if the panel has no more to say. */
  readonly detail: string;
  readonly link: string;
}

/** Directus' client, and what it knows about the person's collections. Must be called in `setup`. */
export function useOverview() {
  const api = useApi();
  const collections = useReadableCollections();

  /**
   * Reads the panels with the rights of the person, one query after the other: a handful of small queries, which
   * must not crowd out other people's.
   *
   * @param language the short code of the person's language
   */
  async function read(language: string): Promise<PanelContent[]> {
    const languages = await languagesOf();
    const contents: PanelContent[] = [];
    for (const panel of panelNames) {
      const questions = questionsOf(panel, collections, languages);
      if (questions.length === 0) continue;
      const groups: PanelContent['groups'][number][] = [];
      for (const question of questions) {
        const group = await answer(question, panel, { language, languages });
        if (group.total > 0) groups.push(group);
      }
      contents.push({ panel, groups });
    }
    return contents;
  }

  return {
    /** The collections that the person sees, by name. */
    collections: collections
      .filter(({ meta, fields }) => !meta?.hidden && fields.length > 0)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    read,
  };

  async function answer(
    { collection, filter, sort }: Question,
    panel: PanelName,
    context: { readonly language: string; readonly languages: readonly string[] },
  ) {
    const { data } = await api.get(`/items/${collection.collection}`, {
      params: {
        ...{ filter, sort, fields: fieldsOf(collection), limit: shownItems },
        meta: 'filter_count',
      },
    });
    const { data: items, meta } = data as Answer;
    return {
      ...{ collection: collection.collection, name: collection.name },
      icon: collection.icon ?? 'article',
      total: meta.filter_count,
      entries: items.map((item) => ({
        title: titleOf(item, collection, context.language),
        detail: detailOf(item, panel, context),
        link: `/content/${collection.collection}/${encodeURIComponent(String(item['id']))}`,
      })),
    };
  }

  /** The languages of the website except German, which every text has. */
  async function languagesOf(): Promise<readonly string[]> {
    if (!collections.some(({ collection }) => collection === 'project')) return [];
    const { data } = await api.get('/items/project', { params: { fields: ['languages'] } });
    const { languages } = (data as { readonly data: { readonly languages?: readonly string[] } })
      .data;
    return (languages ?? []).filter((code) => code !== defaultLanguage && code !== '');
  }
}

interface Answer {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly meta: { readonly filter_count: number };
}

/** Directus' stores know only what the person may read. Must be called in `setup`. */
export function useReadableCollections(): ReadableCollection[] {
  const stores = useStores();
  const { collections } = stores.useCollectionsStore();
  const fieldsStore = stores.useFieldsStore();
  const namesOf = (collection: string) =>
    fieldsStore.getFieldsForCollection(collection).map(({ field }) => field);
  return collections
    .filter(({ collection }) => !collection.startsWith('directus_'))
    .map(({ collection, name, icon, meta }) => ({
      ...{ collection, name, icon, meta },
      fields: namesOf(collection),
      texts: namesOf(`${collection}_translations`),
      choices: Object.fromEntries(
        fieldsStore
          .getFieldsForCollection(collection)
          .map(({ field, meta: form }) => [
            field,
            form?.options?.choices?.map(({ value }) => value),
          ])
          .filter(([, values]) => values !== undefined),
      ) as ReadableCollection['choices'],
    }));
}
