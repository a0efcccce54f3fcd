import type { DemoPerson } from '../../cms/people.ts';

/** Who asks. Administrators may do everything, which shows that the question was a right one. */
export type Role = 'anonymous' | Member | 'editor' | 'inbox' | 'membersEditor' | 'build';

/** Of whom somebody is a member. */
type Member = 'vhm' | 'adt' | 'both';

export const roles: readonly Role[] = [
  ...(['anonymous', 'vhm', 'adt', 'both'] as const),
  ...(['editor', 'inbox', 'membersEditor', 'build'] as const),
];

/** The account for trying out that each of them asks as. */
export const personOf = {
  vhm: 'member-vhm',
  adt: 'member-adt',
  both: 'member',
  editor: 'editor',
  inbox: 'inbox',
  membersEditor: 'members-editor',
} as const satisfies Partial<Record<Role, DemoPerson>>;

export type Action = 'create' | 'read' | 'update' | 'delete';

/** What a role may do with a collection: all fields, or those that are named. */
export type Rights = Readonly<Partial<Record<Action, '*' | readonly string[]>>>;

type Row = Readonly<Partial<Record<Role, Rights>>>;

const read: Rights = { read: '*' };
const edit: Rights = { create: '*', read: '*', update: '*', delete: '*' };

/** Members of either association may do the same, each with what is meant for them. */
function members(rights: Rights): Row {
  return { vhm: rights, adt: rights, both: rights };
}

/** What visitors see and editors write. */
const website: Row = { anonymous: read, ...members(read), editor: edit, build: read };
const singleton: Row = { ...website, editor: { read: '*', update: '*' } };
/** What members see and their editor writes. */
const area: Row = { ...members(read), membersEditor: edit };

const publicFile = [
  ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
  ...['width', 'height', 'focal_point_x', 'focal_point_y', 'modified_on'],
];

const describedFile = [
  ...['title', 'description', 'location', 'tags', 'folder', 'filename_download'],
  ...['focal_point_x', 'focal_point_y'],
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
  // Refused as a value, whoever sends it: see requiredFactor.test.ts.
  'tfa_secret',
];

/** Everybody who works in Directus without being its administrator. */
function inApp(rights: Rights): Row {
  return { editor: rights, inbox: rights, membersEditor: rights };
}

/**
 * Role × collection × field × action: the one table. A collection that is not in it is nobody's but the
 * administrators'. Of some, a role has only what is its own, or published: see access.test.ts.
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
  // Who has sent one does not see it again.
  change_requests: {
    ...members({ create: ['text', 'language'] }),
    membersEditor: { read: '*', update: ['state', 'sort'], delete: '*' },
  },
  // What somebody has written stays as it is.
  messages: { inbox: { read: '*', update: ['state', 'sort'], delete: '*' } },
  subscribers: { inbox: { read: '*', update: ['sort'], delete: '*' } },
  // Which mails there are is not theirs, only how they are worded.
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
      // Of themselves, as an editor; of members, all but what only they know. See the tests of accounts.
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
  directus_flows: { editor: buttons, membersEditor: buttons },
  // What Directus gives to everybody who may use its interface: its words, and what is one's own.
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

/** What an editor may not change of the project. */
export const administratorsOnly = [
  ...['google_place_id', 'google_maps_key', 'matomo_url', 'matomo_site_id'],
  ...['retention_messages_months', 'retention_sign_ups_days', 'retention_logins_days'],
  ...['retention_change_requests_months', 'retention_invitations_days'],
  'members_administrator_roles',
  ...['contact_consent', 'contact_mail', 'newsletter_proof_days'],
];

/** What the table says of a collection, of whose texts it says the same. */
export function rightsOf(collection: string, role: Role): Rights {
  const row = table[collection] ?? table[collection.replace(/_translations$/, '')];
  const rights = row?.[role] ?? {};
  const isText = !(collection in table) && collection.endsWith('_translations');
  // A singleton has texts that come and go.
  return isText && rights.update ? edit : rights;
}

/** The fields among those of the collection. */
export function allowed(collection: string, role: Role, action: Action, fields: readonly string[]) {
  const named = rightsOf(collection, role)[action];
  if (named === undefined) return [];
  const isClosed = (field: string) =>
    collection === 'project' && action === 'update' && administratorsOnly.includes(field);
  return fields.filter((field) => (named === '*' ? !isClosed(field) : named.includes(field)));
}
