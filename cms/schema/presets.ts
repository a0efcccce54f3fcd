import { allForms, type VisitorForm } from '../../contract/forms/forms.ts';
import { answered } from './answers.ts';
import { words, type Words } from '../../data/fields/words.ts';

/** The default view of a list. It applies until a user changes their own view. */
export interface Preset {
  /** The name in the seed's record of created presets. */
  readonly key: string;
  readonly collection: string;
  /** Makes the preset a bookmark below the collection in the navigation. The name must be short. */
  readonly bookmark?: { readonly name: Words; readonly icon: string };
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Columns. */
  readonly fields: readonly string[];
  readonly sort: readonly string[];
  /** Widths of columns in pixels, if Directus' own width of 160 does not fit. */
  readonly widths?: Readonly<Record<string, number>>;
}

const isNew = { state: { _eq: 'new' } };

/** Includes the proof of consent, so that exports of the list contain it. */
const ofSubscribers = {
  collection: 'subscribers',
  fields: [
    ...['email', 'state', 'language', 'received_at', 'consent_version', 'consent_text'],
    ...['confirmed_at', 'unsubscribed_at', 'mail'],
  ],
  sort: ['-received_at'],
};

const ofChangeRequests = {
  collection: 'change_requests',
  fields: ['state', 'received_at', 'member', 'text', 'mail'],
  sort: ['-received_at'],
};

const ofMembers = {
  collection: 'directus_users',
  fields: ['last_name', 'first_name', 'member_number', 'role', 'status', 'invitation', 'email'],
  sort: ['last_name'],
};

/** The views that the office needs first. */
export const presets: readonly Preset[] = [
  { key: 'change_requests', ...ofChangeRequests },
  {
    key: 'change_requests_open',
    ...ofChangeRequests,
    bookmark: { name: words('Offen', 'Open'), icon: 'pending_actions' },
    filter: { _and: [isNew] },
    // The longest waiting request comes first.
    sort: ['received_at'],
  },
  {
    key: 'member_lists',
    collection: 'member_lists',
    fields: ['taken_at', 'report'],
    sort: ['-taken_at'],
  },
  {
    key: 'members_invited',
    ...ofMembers,
    bookmark: { name: words('Eingeladen', 'Invited'), icon: 'mark_email_unread' },
    filter: { _and: [{ status: { _eq: 'invited' } }] },
  },
  {
    key: 'members_blocked',
    ...ofMembers,
    bookmark: { name: words('Gesperrt', 'Blocked'), icon: 'block' },
    filter: { _and: [{ status: { _eq: 'suspended' } }] },
  },
  ...allForms.flatMap(([, form]) => ofForm(form)),
  { key: 'subscribers', ...ofSubscribers },
  {
    key: 'subscribers_pending',
    ...ofSubscribers,
    bookmark: { name: words('Unbestätigt', 'Unconfirmed'), icon: 'pending_actions' },
    filter: { _and: [{ state: { _eq: 'pending' } }] },
    fields: ['email', 'received_at', 'mail', 'language'],
    // The oldest first: they are deleted next.
    sort: ['received_at'],
  },
  {
    key: 'subscribers_to_send',
    ...ofSubscribers,
    bookmark: { name: words('Bestätigt', 'Confirmed'), icon: 'verified' },
    filter: { _and: [{ state: { _eq: 'confirmed' } }] },
    // Only the fields that a newsletter tool needs.
    fields: ['email', 'language', 'confirmed_at', 'unsubscribe_link'],
  },
  {
    key: 'subscribers_unsubscribed',
    ...ofSubscribers,
    bookmark: { name: words('Abgemeldet', 'Unsubscribed'), icon: 'unsubscribe' },
    filter: { _and: [{ state: { _eq: 'unsubscribed' } }] },
    fields: ['email', 'unsubscribed_at', 'language', 'received_at', 'confirmed_at', 'consent_text'],
    sort: ['-unsubscribed_at'],
  },
];

/** Directus sorts bookmarks by their keys. */
function ofForm({ collection, listed }: VisitorForm): readonly Preset[] {
  const all = {
    collection,
    fields: ['state', 'received_at', ...listed, 'assigned', 'language', 'mail'],
    sort: ['-received_at'],
  };
  return [
    { key: collection, ...all },
    {
      key: `${collection}_open`,
      ...all,
      bookmark: { name: words('Neu', 'New'), icon: 'mark_email_unread' },
      filter: { _and: [isNew] },
      // The longest waiting message comes first.
      sort: ['received_at'],
    },
    {
      key: `${collection}_own`,
      ...all,
      bookmark: { name: words('Meine', 'Mine'), icon: 'person' },
      filter: { _and: [isNew, { assigned: { _eq: '$CURRENT_USER' } }] },
      sort: ['received_at'],
    },
    {
      key: `${collection}_settled`,
      ...all,
      bookmark: { name: words('Erledigt', 'Done'), icon: 'task_alt' },
      filter: { _and: [{ state: { _in: [answered, 'closed'] } }] },
      fields: ['state', 'received_at', ...listed, 'answered_by', 'answered_at'],
    },
    {
      key: `${collection}_not_sent`,
      ...all,
      bookmark: { name: words('Nicht verschickt', 'Not sent'), icon: 'unsubscribe' },
      filter: { _and: [{ mail: { _in: ['not_sent', 'returned'] } }] },
    },
  ];
}
