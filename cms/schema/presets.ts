import { words, type Words } from './Vocabulary.ts';

/** How a list of items is shown, to everybody who has not changed it for themselves. */
export interface Preset {
  /** Under which the seed notes that it was made. */
  readonly key: string;
  readonly collection: string;
  /** A view of its own, beside the collection in the navigation. */
  readonly bookmark?: { readonly name: Words; readonly icon: string };
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Columns. */
  readonly fields: readonly string[];
  readonly sort: readonly string[];
}

const ofMessages = {
  collection: 'messages',
  fields: ['state', 'received_at', 'name', 'topic', 'language', 'mail'],
  sort: ['-received_at'],
};

/** What the office looks at first. */
export const presets: readonly Preset[] = [
  { key: 'messages', ...ofMessages },
  {
    key: 'messages_open',
    ...ofMessages,
    bookmark: { name: words('Offene Nachrichten', 'Open messages'), icon: 'mark_email_unread' },
    filter: { _and: [{ state: { _eq: 'new' } }] },
    // Who has waited longest comes first.
    sort: ['received_at'],
  },
  {
    key: 'messages_not_sent',
    ...ofMessages,
    bookmark: {
      name: words('Nicht zugestellte Benachrichtigungen', 'Notifications that were not sent'),
      icon: 'unsubscribe',
    },
    filter: { _and: [{ mail: { _eq: 'not_sent' } }] },
  },
];
