import { useApi, useStores } from '@directus/extensions-sdk';
import { defaultLanguage } from '../../../../locales/languages.ts';
import { detailOf, fieldsOf, titleLanguageOf, titleOf } from './entries.ts';
import {
  panelNames,
  questionsOf,
  shownItems,
  type Question,
  type ReadableCollection,
} from './panels.ts';
import type { PanelName } from './words.ts';

/** The items that a panel shows, by collection. */
export interface PanelContent {
  readonly panel: PanelName;
  /** `failed` if a query was refused or had no answer. */
  readonly groups: readonly Group[] | 'failed';
}

export interface Group {
  readonly collection: string;
  readonly name: string;
  readonly icon: string;
  readonly total: number;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly title: string;
  /** Undefined if the title has no translated text. */
  readonly titleLanguage: string | undefined;
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
   * must not crowd out other people's. A panel that cannot be read does not prevent the others.
   *
   * @param language the short code of the person's language
   */
  async function read(language: string): Promise<PanelContent[]> {
    const languages = await languagesOf().catch(() => 'failed' as const);
    const contents: PanelContent[] = [];
    for (const panel of panelNames) {
      if (languages === 'failed' && panel === 'translations') {
        contents.push({ panel, groups: 'failed' });
        continue;
      }
      const context = { language, languages: languages === 'failed' ? [] : languages };
      const questions = questionsOf(panel, collections, context.languages);
      if (questions.length === 0) continue;
      const groups = await groupsOf(questions, panel, context).catch(() => 'failed' as const);
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

  async function groupsOf(
    questions: readonly Question[],
    panel: PanelName,
    context: Languages,
  ): Promise<Group[]> {
    const groups: Group[] = [];
    for (const question of questions) {
      const group = await answer(question, panel, context);
      if (group.total > 0) groups.push(group);
    }
    return groups;
  }

  async function answer(question: Question, panel: PanelName, context: Languages): Promise<Group> {
    const { collection, filter, sort, dated } = question;
    const { data } = await api.get(`/items/${collection.collection}`, {
      params: {
        ...{ filter, sort, fields: fieldsOf(question), limit: shownItems },
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
        titleLanguage: titleLanguageOf(item, collection, context.language),
        detail: detailOf(item, panel, { dated, ...context }),
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

interface Languages {
  /** The person's. */
  readonly language: string;
  /** The website's languages except German, which every text has. */
  readonly languages: readonly string[];
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
