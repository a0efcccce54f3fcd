import { defaultLanguage } from '../../../../locales/languages.ts';
import type { PanelName } from './words.ts';

/** A collection as Directus describes it to the logged-in person. */
export interface ReadableCollection {
  readonly collection: string;
  /** The name in the person's language. */
  readonly name: string;
  readonly icon: string | null;
  readonly meta: {
    readonly hidden: boolean;
    readonly singleton: boolean;
    readonly display_template: string | null;
  } | null;
  /** The names of its fields, and of its translations' fields if it has any. */
  readonly fields: readonly string[];
  readonly texts: readonly string[];
  /** The values that editors choose from, by the name of the field. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

export interface Question {
  readonly collection: ReadableCollection;
  readonly filter: object;
  readonly sort: string;
}

/** How many items a panel shows of each collection. The panel names the total, too. */
export const shownItems = 5;

type QuestionsOf = (
  collection: ReadableCollection,
  languages: readonly string[],
) => Omit<Question, 'collection'> | undefined;

const published = { status: { _eq: 'published' } };

/**
 * The query of each panel to a collection; undefined if the panel leaves the collection out. That depends on the
 * collection's fields, so no list of collections is needed.
 */
const panels: Readonly<Record<PanelName, QuestionsOf>> = {
  messages: ({ choices, fields }) =>
    choices['state']?.includes('new') && fields.includes('received_at')
      ? // The longest waiting message comes first.
        { filter: { state: { _eq: 'new' } }, sort: 'received_at' }
      : undefined,
  signUps: ({ fields }) =>
    fields.includes('confirmed_at')
      ? { filter: { confirmed_at: { _gte: '$NOW(-7 days)' } }, sort: '-confirmed_at' }
      : undefined,
  unsent: ({ choices, fields }) =>
    choices['mail']?.includes('not_sent') && fields.includes('received_at')
      ? { filter: { mail: { _eq: 'not_sent' } }, sort: '-received_at' }
      : undefined,
  review: ({ fields }) =>
    fields.includes('review_on')
      ? {
          filter: { _and: [published, { review_on: { _lte: '$NOW' } }] },
          sort: 'review_on',
        }
      : undefined,
  translations: ({ choices, texts }, languages) =>
    choices['status'] && texts.length > 0 && languages.length > 0
      ? {
          filter: {
            _and: [
              published,
              {
                _or: languages.map((code) => ({
                  translations: { _none: { language: { _eq: code } } },
                })),
              },
            ],
          },
          sort: '-changed_at',
        }
      : undefined,
  pictures: ({ fields, texts }) =>
    fields.includes('image') && texts.includes('image_alt')
      ? {
          filter: {
            _and: [
              { image: { _nnull: true } },
              { translations: { _some: { image_alt: { _empty: true } } } },
            ],
          },
          sort: '-changed_at',
        }
      : undefined,
  scheduled: ({ fields }) =>
    fields.includes('publish_on')
      ? { filter: { status: { _eq: 'scheduled' } }, sort: 'publish_on' }
      : undefined,
  drafts: ({ choices }) =>
    choices['status']?.includes('draft')
      ? { filter: { status: { _eq: 'draft' } }, sort: '-changed_at' }
      : undefined,
};

export const panelNames = Object.keys(panels) as readonly PanelName[];

/**
 * Returns the queries of a panel; none if the person may read none of its collections.
 *
 * @param languages the languages of the website except the one that every text needs
 */
export function questionsOf(
  panel: PanelName,
  collections: readonly ReadableCollection[],
  languages: readonly string[],
): Question[] {
  return collections.flatMap((collection) => {
    const question = collection.meta?.hidden ? undefined : panels[panel](collection, languages);
    return question ? [{ ...question, collection }] : [];
  });
}

/** The fields that the title and the detail of an item need. */
export function fieldsOf({ fields, meta, texts }: ReadableCollection): string[] {
  const dates = Object.values(datesOf).filter((field) => fields.includes(field));
  const named = fieldsIn(meta?.display_template);
  return ['id', ...named, ...dates, ...(texts.length > 0 ? ['translations.language'] : [])];
}

const datesOf: Readonly<Partial<Record<PanelName, string>>> = {
  review: 'review_on',
  scheduled: 'publish_on',
};

/**
 * Returns the detail that follows the title: the names of the missing languages, or the date.
 *
 * @param languages the languages of the website except the one that every text needs
 */
export function detailOf(
  item: Item,
  panel: PanelName,
  { language, languages }: { readonly language: string; readonly languages: readonly string[] },
): string {
  if (panel === 'translations') {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    const present = new Set(textsOf(item).map((text) => text['language']));
    const missing = languages.filter((code) => !present.has(code));
    return missing.map((code) => names.of(code)).join(', ');
  }
  const date = item[datesOf[panel] ?? ''];
  return typeof date === 'string' ? asDay(date, language) : '';
}

type Item = Readonly<Record<string, unknown>>;

function textsOf(item: Item): readonly Item[] {
  const { translations } = item;
  return Array.isArray(translations) ? translations.filter(isRecord) : [];
}

/**
 * Returns the title of an item as its template says, with texts in the person's language.
 *
 * @param language the short code of the language, such as `de`
 */
export function titleOf(
  item: Item,
  { meta, name }: Pick<ReadableCollection, 'meta' | 'name'>,
  language: string,
): string {
  const template = meta?.display_template ?? '';
  const title = template
    .replaceAll(place, (_, field: string) => valueAt(item, field, language))
    .trim();
  return title === '' ? `${name} ${String(item['id'])}` : title;
}

const place = /\{\{\s*([\w.]+)\s*\}\}/g;

function fieldsIn(template: string | null | undefined): string[] {
  return [...(template ?? '').matchAll(place)].flatMap(([, field]) => field ?? []);
}

function valueAt(item: Item, field: string, language: string): string {
  const [first = '', inner] = field.split('.');
  const value = item[first];
  if (inner === undefined) return typeof value === 'string' ? asDay(value, language) : '';
  if (!Array.isArray(value)) {
    return isRecord(value) ? textIn(value, inner) : '';
  }
  const texts = value.filter(isRecord);
  // The language of the person, else the one that every text has.
  const chosen = [language, defaultLanguage].flatMap((code) =>
    texts.filter((text) => text['language'] === code),
  );
  return textIn([...chosen, ...texts][0] ?? {}, inner);
}

function textIn(item: Item, field: string): string {
  const value = item[field];
  return typeof value === 'string' ? value : '';
}

/** Returns a date without its time, and other texts as they are. */
function asDay(text: string, language: string): string {
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+Z?)?$/.test(text)) return text;
  return new Date(text).toLocaleDateString(language, { dateStyle: 'medium' });
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}
