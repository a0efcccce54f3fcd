import type { DemoPerson } from '../../cms/people.ts';
import { allForms } from '../../contract/forms/forms.ts';

/**
 * The role that sends a request. Administrators, who may do everything, are used to check that a
 * request is valid.
 */
export type Role = 'anonymous' | Member | 'editor' | 'inbox' | 'membersEditor' | 'build';

/** The associations that a member belongs to. */
type Member = 'vhm' | 'adt' | 'both';

export const roles: readonly Role[] = [
  ...(['anonymous', 'vhm', 'adt', 'both'] as const),
  ...(['editor', 'inbox', 'membersEditor', 'build'] as const),
];

/** The demo account that each role uses. */
export const personOf = {
  vhm: 'member-vhm',
  adt: 'member-adt',
  both: 'member',
  editor: 'editor',
  inbox: 'inbox',
  membersEditor: 'members-editor',
} as const satisfies Partial<Record<Role, DemoPerson>>;

export type Action = 'create' | 'read' | 'update' | 'delete';

/** A role's rights in a collection: `*` for all fields, or a list of fields. */
export type Rights = Readonly<Partial<Record<Action, '*' | readonly string[]>>>;

type Row = Readonly<Partial<Record<Role, Rights>>>;

const read: Rights = { read: '*' };
const edit: Rights = { create: '*', read: '*', update: '*', delete: '*' };

/**
 * Members of each association have the same rights, each to the content for their own association.
 */
function members(rights: Rights): Row {
  return { vhm: rights, adt: rights, both: rights };
}

/** Content that visitors see and editors write. */
const website: Row = { anonymous: read, ...members(read), editor: edit, build: read };
const singleton: Row = { ...website, editor: { read: '*', update: '*' } };
/** Content that members see and the members' editor writes. */
const area: Row = { ...members(read), membersEditor: edit };

const publicFile = [
  ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
  ...['width', 'height', 'focal_point_x', 'focal_point_y', 'credit', 'licence', 'modified_on'],
];

const describedFile = [
  ...['title', 'description', 'location', 'tags', 'folder', 'filename_download'],
  ...['focal_point_x', 'focal_point_y', 'credit', 'licence'],
];

const filing: Rights = {
  read: '*',
  create: [...describedFile, 'storage', 'type'],
  update: describedFile,
  delete: '*',
};

const buttons: Rights = {
  read: ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'],
};

const revision = ['id', 'activity', 'collection', 'item', 'data', 'delta', 'parent', 'version'];

const own: Rights = { create: '*', read: '*', update: '*', delete: '*' };

const contact = ['phone', 'practice', 'street', 'zip_code', 'city'];
const ownOfMember = [...contact, 'language', 'members_seen_at'];

const ownInApp = [
  ...['id', 'first_name', 'last_name', 'last_page', 'email', 'password', 'location', 'title'],
  ...['description', 'tags', 'provider', 'avatar', 'language', 'appearance', 'theme_light'],
  ...['theme_dark', 'tfa_secret', 'status', 'role'],
];

const changedInApp = [
  ...['password', 'language', 'first_name', 'last_name', 'location', 'title', 'description'],
  ...['avatar', 'appearance', 'theme_light', 'theme_dark', 'email_notifications'],
  // Users may name this field, but no value is accepted: see requiredFactor.test.ts.
  'tfa_secret',
];

/** All users of Directus' interface except the administrator. */
function inApp(rights: Rights): Row {
  return { editor: rights, inbox: rights, membersEditor: rights };
}

/** The public collections whose unpublished items only editors and the preview see, with their translations. */
export const withDrafts = ['pages', 'news', 'products'] as const;

/**
 * The rights by role, collection, field and action. Collections that are missing here are only for
 * administrators. In some collections, a role may access only its own or published items: see
 * access.test.ts.
 */
export const table: Readonly<Record<string, Row>> = {
  pages: website,
  news: website,
  product_categories: website,
  manufacturers: website,
  product_attributes: website,
  products: website,
  products_images: website,
  people: website,
  institutions: website,
  fees: website,
  downloads: website,
  organisations: website,
  opening_hours: website,
  social: website,
  menus: website,
  widgets: website,
  consents: website,
  redirects: website,
  company: singleton,
  legal: singleton,
  theme: singleton,
  call_to_action: singleton,
  languages: { ...website, editor: read, membersEditor: read },
  project: { ...website, editor: { read: '*', update: '*' } },
  member_pages: area,
  member_news: area,
  member_documents: area,
  member_lists: { membersEditor: edit },
  // Members cannot read the change requests that they have sent.
  change_requests: {
    ...members({ create: ['text', 'language'] }),
    membersEditor: { read: '*', update: ['state', 'sort'], delete: '*' },
  },
  // The visitor's input cannot be changed. The rights are the same for each form.
  ...Object.fromEntries(
    allForms.map(([, { collection }]): [string, Row] => [
      collection,
      { inbox: { read: '*', update: ['state', 'assigned', 'sort'], delete: '*' } },
    ]),
  ),
  // `again` is a button, which Directus shows to whoever may change it. It has no value.
  subscribers: { inbox: { read: '*', update: ['again', 'sort'], delete: '*' } },
  // Editors change the texts of mails, not the list of mails.
  mail_texts: {
    editor: {
      create: ['sort', 'translations'],
      read: '*',
      update: ['sort', 'translations'],
      delete: '*',
    },
  },
  directus_files: {
    anonymous: { read: publicFile },
    ...members({ read: publicFile }),
    build: { read: publicFile },
    editor: filing,
    membersEditor: filing,
  },
  directus_folders: { editor: read, membersEditor: read },
  directus_users: {
    ...members({
      read: ['id', 'first_name', 'last_name', 'email', 'member_number', 'role', ...ownOfMember],
      update: ['password', ...ownOfMember],
    }),
    editor: { read: ownInApp, update: changedInApp },
    inbox: { read: ownInApp, update: changedInApp },
    membersEditor: {
      read: [
        ...ownInApp,
        'member_number',
        'invitation',
        'invited_at',
        'last_access',
        ...ownOfMember,
      ],
      // Own account: the same fields as an editor. Members' accounts: all fields except those that
      // only the member may know. See the tests of accounts.
      update: [
        ...changedInApp,
        'email',
        'member_number',
        'role',
        'status',
        'invitation',
        ...contact,
      ],
      delete: '*',
      create: [
        'first_name',
        'last_name',
        'email',
        'member_number',
        'role',
        'status',
        'language',
        'invitation',
        ...contact,
      ],
    },
  },
  // Editors read the revisions of the content that they edit, and no others: undo.test.ts.
  directus_revisions: { editor: { read: revision }, membersEditor: { read: revision } },
  directus_flows: { editor: buttons, inbox: buttons, membersEditor: buttons },
  // Rights that Directus grants to all users of its interface: read its settings, and manage their
  // own data.
  directus_collections: inApp(read),
  directus_fields: inApp(read),
  directus_relations: inApp(read),
  directus_translations: inApp(read),
  directus_settings: inApp(read),
  directus_activity: inApp(read),
  directus_roles: inApp(read),
  directus_shares: inApp(read),
  directus_comments: inApp({ ...own, update: ['comment'] }),
  directus_presets: inApp(own),
  directus_notifications: inApp({ read: '*', update: ['status'] }),
};

/** Fields of the project that editors may not change. */
export const administratorsOnly = [
  ...['google_place_id', 'google_maps_key', 'matomo_url', 'matomo_site_id'],
  ...['retention_messages_months', 'retention_sign_ups_days', 'retention_logins_days'],
  ...['retention_change_requests_months', 'retention_invitations_days'],
  'members_administrator_roles',
  ...['contact_consent', 'contact_mail', 'newsletter_proof_days'],
];

/** The roles that read what is published, and nothing else. */
const readers: readonly Role[] = ['anonymous', 'vhm', 'adt', 'both'];

/** Fields of published items that tell about the work of editors. */
const onlyForEditors: readonly string[] = ['changed_at', 'outdated', 'redirect_to', 'review_on'];

/**
 * The rights of a role in a collection. A collection of translations has the rights of its parent.
 */
export function rightsOf(collection: string, role: Role): Rights {
  const row = table[collection] ?? table[collection.replace(/_translations$/, '')];
  const rights = row?.[role] ?? {};
  const isText = !(collection in table) && collection.endsWith('_translations');
  // Languages are added to and removed from a singleton, so its translations can be created and
  // deleted.
  return isText && rights.update ? edit : rights;
}

/** The allowed fields among those of the collection. */
export function allowed(collection: string, role: Role, action: Action, fields: readonly string[]) {
  const named = rightsOf(collection, role)[action];
  if (named === undefined) return [];
  const isClosed = (field: string) =>
    (collection === 'project' && action === 'update' && administratorsOnly.includes(field)) ||
    (readers.includes(role) && onlyForEditors.includes(field));
  return fields.filter((field) => (named === '*' ? !isClosed(field) : named.includes(field)));
}
