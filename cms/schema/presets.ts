import { words, type Words } from './Vocabulary.ts';

/** How a list of items is shown, to everybody who has not changed it for themselves. */
export interface Preset {
  /** Under which the seed notes that it was made. */
  readonly key: string;
  readonly collection: string;
  /** A view of its own, below the collection in the navigation, where there is room for a word or two. */
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

/** With the proof of consent, so that an export of the list has it, too. */
const ofSubscribers = {
  collection: 'subscribers',
  fields: ['email', 'state', 'language', 'received_at', 'consent_text', 'confirmed_at', 'mail'],
  sort: ['-received_at'],
};

/** What the office looks at first. */
export const presets: readonly Preset[] = [
  { key: 'messages', ...ofMessages },
  {
    key: 'messages_open',
    ...ofMessages,
    bookmark: { name: words('Offen', 'Open'), icon: 'mark_email_unread' },
    filter: { _and: [{ state: { _eq: 'new' } }] },
    // Who has waited longest comes first.
    sort: ['received_at'],
  },
  {
    key: 'messages_not_sent',
    ...ofMessages,
    bookmark: {
      name: words('Nicht verschickt', 'Not sent'),
      icon: 'unsubscribe',
    },
    filter: { _and: [{ mail: { _eq: 'not_sent' } }] },
  },
  { key: 'subscribers', ...ofSubscribers },
  {
    key: 'subscribers_confirmed',
    ...ofSubscribers,
    bookmark: { name: words('Bestätigte Empfänger', 'Confirmed subscribers'), icon: 'verified' },
    filter: { _and: [{ state: { _eq: 'confirmed' } }] },
  },
];
