/** Who asks. Administrators may do everything, which shows that the question was a right one. */
export type Role = 'anonymous' | 'member' | 'editor' | 'build';

export const roles: readonly Role[] = ['anonymous', 'member', 'editor', 'build'];

export type Action = 'create' | 'read' | 'update' | 'delete';

/** What a role may do with a collection: all fields, or those that are named. */
export type Rights = Readonly<Partial<Record<Action, '*' | readonly string[]>>>;

type Row = Readonly<Partial<Record<Role, Rights>>>;

const read: Rights = { read: '*' };
const edit: Rights = { create: '*', read: '*', update: '*', delete: '*' };

/** What visitors see and editors write. */
const website: Row = { anonymous: read, member: read, editor: edit, build: read };
const singleton: Row = { ...website, editor: { read: '*', update: '*' } };
/** What visitors send is created by nobody: it comes through the door for forms alone. */
const own: Rights = { create: '*', read: '*', update: '*', delete: '*' };

const publicFile = [
  ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
  ...['width', 'height', 'focal_point_x', 'focal_point_y', 'modified_on'],
];

const describedFile = [
  ...['title', 'description', 'location', 'tags', 'folder', 'filename_download'],
  ...['focal_point_x', 'focal_point_y'],
];

/**
 * Role × collection × field × action: the one table. A collection that is not in it is nobody's but the
 * administrators'. Of some, a role has only what is its own, or published: see access.test.ts.
 */
export const table: Readonly<Record<string, Row>> = {
  pages: website,
  news: website,
  products: website,
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
  languages: { anonymous: read, member: read, editor: read, build: read },
  project: { ...website, editor: { read: '*', update: '*' } },
  member_pages: { member: read, editor: edit },
  // What somebody has written stays as it is.
  messages: { editor: { read: '*', update: ['state', 'sort'], delete: '*' } },
  subscribers: { editor: { read: '*', update: ['sort'], delete: '*' } },
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
    member: { read: publicFile },
    build: { read: publicFile },
    editor: {
      read: '*',
      create: [...describedFile, 'storage', 'type'],
      update: describedFile,
      delete: '*',
    },
  },
  directus_folders: { editor: read },
  directus_users: {
    member: {
      read: ['id', 'first_name', 'last_name', 'email', 'member_number', 'role', 'language'],
      update: ['password', 'language'],
    },
    editor: {
      read: [
        ...['id', 'first_name', 'last_name', 'last_page', 'email', 'password', 'location', 'title'],
        ...['description', 'tags', 'provider', 'avatar', 'language', 'appearance', 'theme_light'],
        ...['theme_dark', 'tfa_secret', 'status', 'role'],
      ],
      update: [
        ...['password', 'language', 'first_name', 'last_name', 'location', 'title', 'description'],
        ...['avatar', 'appearance', 'theme_light', 'theme_dark', 'email_notifications'],
      ],
    },
  },
  directus_flows: {
    editor: { read: ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'] },
  },
  // What Directus gives to everybody who may use its interface: its words, and what is one's own.
  directus_collections: { editor: read },
  directus_fields: { editor: read },
  directus_relations: { editor: read },
  directus_translations: { editor: read },
  directus_settings: { editor: read },
  directus_activity: { editor: read },
  directus_roles: { editor: read },
  directus_shares: { editor: read },
  directus_comments: { editor: { ...own, update: ['comment'] } },
  directus_presets: { editor: own },
  directus_notifications: { editor: { read: '*', update: ['status'] } },
};

/** What an editor may not change of the project. */
export const administratorsOnly = [
  ...['google_place_id', 'google_maps_key', 'matomo_url', 'matomo_site_id'],
  ...['retention_messages_months', 'retention_sign_ups_days'],
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
