import { outdated } from '../../../schema/outdated.ts';
import { appearances, publishedOf, withdrawals } from './visibility.ts';
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
  /** The field with the date that follows the title of an entry. */
  readonly dated?: DateField | undefined;
}

/** A field with a date that entries show. */
type DateField = 'review_on' | 'publish_on' | 'withdraw_on';

/** The number of items of each collection that a panel shows. The panel names the total, too. */
export const shownItems = 5;

type QuestionsOf = (
  collection: ReadableCollection,
  languages: readonly string[],
) => Omit<Question, 'collection'> | readonly Omit<Question, 'collection'>[] | undefined;

/**
 * The queries of each panel to a collection; undefined if the panel leaves the collection out. That depends on the
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
      ? { filter: { mail: { _in: ['not_sent', 'returned'] } }, sort: '-received_at' }
      : undefined,
  review: (collection) =>
    collection.fields.includes('review_on')
      ? {
          filter: { _and: [publishedOf(collection), { review_on: { _lte: '$NOW' } }] },
          ...{ sort: 'review_on', dated: 'review_on' },
        }
      : undefined,
  translations: (collection, languages) => {
    const { choices, texts } = collection;
    return choices['status'] && texts.length > 0 && languages.length > 0
      ? {
          filter: {
            _and: [
              publishedOf(collection),
              {
                _or: languages.map((code) => ({
                  translations: { _none: { language: { _eq: code } } },
                })),
              },
            ],
          },
          sort: '-changed_at',
        }
      : undefined;
  },
  outdated: (collection) =>
    collection.texts.includes(outdated)
      ? {
          filter: {
            _and: [
              publishedOf(collection),
              { translations: { _some: { [outdated]: { _eq: true } } } },
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
    [appearances, withdrawals].filter(({ dated }) => fields.includes(dated)),
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
    const questions = collection.meta?.hidden ? undefined : panels[panel](collection, languages);
    return [questions ?? []].flat().map((question) => ({ ...question, collection }));
  });
}
