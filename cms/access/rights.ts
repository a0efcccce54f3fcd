import { fileTypes } from '../../data/files/fileKinds.ts';
import { published } from '../../data/sources/directus/visibility.ts';
import type { Audience } from '../../contract/members/pages.ts';
import { memberCollections, type OwnAccountField } from '../../contract/members/records.ts';
import { memberRoles, type RecordAudience } from '../../contract/members/roles.ts';
import { membersFolder, publicFolder } from '../../contract/uploadFolders.ts';
import { parentField, seedRecord, type Collection } from '../seed/layout.ts';

/** Who is given rights. Who is of both associations has the rights of either. Administrators have all. */
export type Holder =
  | 'everybody'
  | Audience
  | 'editors'
  | 'membersEditors'
  /** Who reads what visitors send. */
  | 'inbox'
  /** Of whoever works in Directus without being an editor of the website: their own account. */
  | 'staff'
  | 'build';

export type Action = 'create' | 'read' | 'update' | 'delete';

type Filter = Readonly<Record<string, unknown>>;

/** One right. Without more it is for all items and all fields. */
export interface Right {
  readonly fields?: readonly string[];
  /** The items that it is for. */
  readonly items?: Filter | undefined;
  /** What new values have to be. */
  readonly values?: Filter;
  /** What is filled in where nothing is said. */
  readonly presets?: Readonly<Record<string, unknown>>;
}

export type Rights = Readonly<Partial<Record<Action, Right>>>;

/** What each may do with a collection. */
export type RightsRow = Readonly<Partial<Record<Holder, Rights>>>;

/**
 * Collection × who × action × fields and items: the one table, which the policies in Directus are made
 * from, and the document of the content model. What is not in it is administrators' alone.
 *
 * @param storage where Directus puts files, by its name there
 */
export function rightsTable(
  layout: readonly Collection[],
  storage: string,
): Readonly<Record<string, RightsRow>> {
  const content = layout.filter(
    ({ name, fields }) => Object.keys(fields).length > 0 && name !== seedRecord,
  );
  return {
    ...Object.fromEntries(content.map((each) => [each.name, rowOf(each, layout)])),
    [memberCollections.changeRequests]: changeRequests(content),
    directus_files: files(storage),
    directus_folders: {
      editors: { read: {} },
      membersEditors: { read: { items: { id: { _eq: membersFolder } } } },
    },
    directus_users: users,
    // Which of them somebody is, is chosen by its name.
    directus_roles: {
      membersEditors: {
        read: {
          items: { id: { _in: Object.values(memberRoles) } },
          fields: ['id', 'name', 'icon', 'description'],
        },
      },
    },
    // What Directus needs to show the buttons of manual flows.
    directus_flows: { editors: { read: buttons }, membersEditors: { read: buttons } },
  };
}

function rowOf(collection: Collection, layout: readonly Collection[]): RightsRow {
  const editing = { read: {}, ...writing(collection) };
  switch (collection.readers) {
    case 'everybody': {
      const read = { read: { items: publishedOf(collection, layout) } };
      return {
        ...{ everybody: read, vhm: read, adt: read, editors: editing, build: { read: {} } },
        // Their texts are in these languages.
        ...(collection.name === 'languages' && { membersEditors: { read: {} } }),
      };
    }
    case 'members':
      return {
        vhm: { read: { items: publishedFor('vhm', collection, layout) } },
        adt: { read: { items: publishedFor('adt', collection, layout) } },
        membersEditors: editing,
      };
    case 'editors':
      return { editors: editing };
    case 'membersEditors':
      return { membersEditors: editing };
    case 'inbox':
      return { inbox: editing };
    case 'administrators':
      return {};
  }
}

/** Drafts are nobody's but the editors' and the preview's; the same goes for their texts. */
function publishedOf(collection: Collection, layout: readonly Collection[]): Filter | undefined {
  return ofItem(collection, layout, ({ workflow }) => (workflow ? published : undefined));
}

function publishedFor(
  audience: Audience,
  collection: Collection,
  layout: readonly Collection[],
): Filter | undefined {
  return ofItem(collection, layout, () => publishedAnd(audience));
}

function publishedAnd(audience: Audience): Filter {
  const audiences: readonly RecordAudience[] = [audience, 'both'];
  return { _and: [published, { audience: { _in: audiences } }] };
}

/** The same for an item and, through the fields that name it, for its texts and parts. */
function ofItem(
  collection: Collection,
  layout: readonly Collection[],
  filterOf: (item: Collection) => Filter | undefined,
): Filter | undefined {
  const owner = layout.find(({ name }) => name === collection.partOf);
  if (!owner) return filterOf(collection);
  const filter = ofItem(owner, layout, filterOf);
  return filter && { [parentField(owner.name)]: filter };
}

/** Editors write what is there; which singletons and languages there are is not theirs. */
function writing(collection: Collection): Rights {
  const { fields } = collection;
  const open = Object.keys(fields).filter((field) => !fields[field]?.administratorsOnly);
  const isOpen = open.length === Object.keys(fields).length;
  const right = isOpen ? {} : { fields: open };
  return Object.fromEntries(
    writesOn(collection).map((action) => [action, action === 'delete' ? {} : right]),
  );
}

function writesOn({ name, singleton, received }: Collection): readonly Action[] {
  if (name === 'languages') return [];
  // What somebody has sent is written by nobody else.
  if (received) return ['update', 'delete'];
  return singleton ? ['update'] : ['create', 'update', 'delete'];
}

/** Members send them and never see them again, so nobody else does by their login. */
function changeRequests(content: readonly Collection[]): RightsRow {
  const collection = content.find(({ name }) => name === memberCollections.changeRequests);
  const send: Rights = {
    create: {
      fields: ['text', 'language'],
      values: {
        _and: [
          submitted('text'),
          { text: { _regex: '\\S' } },
          noLongerThan(2000, 'text'),
          aLanguage,
        ],
      },
    },
  };
  return {
    ...{ vhm: send, adt: send },
    ...(collection && { membersEditors: { read: {}, ...writing(collection) } }),
  };
}

/** What a picture's reader needs; who put it there, and where it was taken, is nobody's business. */
const shownOfFile = [
  ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
  ...['width', 'height', 'focal_point_x', 'focal_point_y', 'modified_on'],
];

const isPublic = { folder: { _eq: publicFolder } };

/**
 * The files of members are in a folder of their own, which is nobody's as such: each is read through its
 * document, so that it is a draft as long as that one is, and for the same members.
 */
const isMembers = { folder: { _eq: membersFolder } };

/** The website's editors have nothing to do with what only members read. */
const isNotMembers = { _or: [{ folder: { _null: true } }, { folder: { _neq: membersFolder } }] };

function files(storage: string): RightsRow {
  const publicly = { read: { items: isPublic, fields: shownOfFile } };
  return {
    everybody: publicly,
    vhm: { read: { items: { _or: [isPublic, ofDocumentFor('vhm')] }, fields: shownOfFile } },
    adt: { read: { items: { _or: [isPublic, ofDocumentFor('adt')] }, fields: shownOfFile } },
    build: publicly,
    editors: filing(storage, isNotMembers, { folder: { _neq: membersFolder } }),
    membersEditors: filing(storage, isMembers, isMembers, { folder: membersFolder }),
  };
}

/**
 * A file has one document, so that each of these is said of the same one. It has to be said so: Directus
 * drops an `_and` or `_or` within `_some` without a word, and would open all files of the folder.
 */
function ofDocumentFor(audience: Audience): Filter {
  const audiences: readonly RecordAudience[] = [audience, 'both'];
  const document = (condition: Filter) => ({
    [memberCollections.documents]: { _some: condition },
  });
  return {
    _and: [
      isMembers,
      document({ audience: { _in: audiences } }),
      {
        _or: [
          document({ status: { _eq: 'published' } }),
          {
            _and: [
              document({ status: { _eq: 'scheduled' } }),
              document({ publish_on: { _lte: '$NOW' } }),
            ],
          },
        ],
      },
    ],
  };
}

/**
 * Editors upload, describe and replace files. What an entry is on the disk Directus decides: it has to be
 * allowed these fields when somebody uploads, so they are held to what it writes there by itself, and a
 * change without a file is refused (extensions/collegium-guard).
 */
function filing(storage: string, items: Filter, place: Filter, presets?: Right['presets']): Rights {
  const described = [
    ...['title', 'description', 'location', 'tags', 'folder', 'filename_download'],
    ...['focal_point_x', 'focal_point_y'],
  ];
  const uploaded = [{ storage: { _eq: storage } }, { type: { _in: fileTypes } }, place];
  const onDisk = { filename_disk: { _regex: '^[0-9a-f-]{36}(\\.[A-Za-z0-9]{1,8})?$' } };
  return {
    read: { items },
    create: {
      fields: [...described, 'storage', 'type'],
      values: { _and: uploaded },
      ...(presets && { presets }),
    },
    update: {
      items,
      fields: [...described, 'storage', 'type', 'filename_disk', 'metadata'],
      values: { _and: [...uploaded, onDisk] },
    },
    delete: { items },
  };
}

const isOneself = { id: { _eq: '$CURRENT_USER' } };
const isMember = { role: { _in: Object.values(memberRoles) } };

/** Of those fields that members change themselves, the longest that a form or a label can hold. */
const longest = 200;

const contactFields = [
  ...(['phone', 'practice', 'street', 'zip_code', 'city'] as const),
] satisfies OwnAccountField[];

const ownAccountFields = [
  ...contactFields,
  'language',
  'members_seen_at',
] satisfies OwnAccountField[];

const aLanguage = { language: { _regex: '^[a-z]{2}(-[A-Z]{2})?$' } };

/**
 * Not the e-mail address: a new password is sent there, so whoever finds a browser open would have the
 * account for good. Nor what says what one may do.
 */
const ownAccount: Right = {
  items: isOneself,
  fields: ['password', ...ownAccountFields],
  values: {
    _and: [
      ...contactFields.map((field) => orNothing(noLongerThan(longest, field))),
      orNothing(aLanguage),
    ],
  },
};

/** How somebody is shown to others in Directus, and how Directus looks to them. */
const ownAccountInApp: Right = {
  items: isOneself,
  fields: [
    ...['password', 'language', 'first_name', 'last_name', 'location', 'title', 'description'],
    ...['avatar', 'appearance', 'theme_light', 'theme_dark', 'email_notifications'],
    // Written by Directus, once the code was right. Nobody can send a value.
    'tfa_secret',
  ],
};

const shownOfMember = [
  ...['id', 'first_name', 'last_name', 'email', 'member_number', 'role'],
  ...ownAccountFields,
];

const memberAccount = {
  read: { items: isOneself, fields: shownOfMember },
  update: ownAccount,
};

/** What the office writes of a member: anything but the password, which is nobody else's. */
const writtenOfMember = [
  ...['first_name', 'last_name', 'email', 'member_number', 'role', 'status', 'language'],
  ...contactFields,
  // Has the mail sent once more.
  'invitation',
];

const users: RightsRow = {
  vhm: memberAccount,
  adt: memberAccount,
  editors: { update: ownAccountInApp },
  staff: { update: ownAccountInApp },
  membersEditors: {
    read: {
      items: { _or: [isOneself, isMember] },
      fields: [...shownOfMember, 'status', 'invitation', 'invited_at', 'last_access'],
    },
    // An account without a password is of no use until its owner has taken up the invitation.
    create: { fields: writtenOfMember, values: { _and: [isMember, submitted('role')] } },
    update: { items: isMember, fields: writtenOfMember, values: isMember },
    delete: { items: isMember },
  },
};

const buttons: Right = {
  items: { trigger: { _eq: 'manual' } },
  fields: ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'],
};

/** Directus holds a value that is not there for right, whatever it has to be. */
function submitted(field: string): Filter {
  return { [field]: { _submitted: true } };
}

function noLongerThan(most: number, field: string): Filter {
  return { [field]: { _regex: `^[\\s\\S]{0,${most}}$` } };
}

/** The same, or nothing at all. */
function orNothing(filter: Filter): Filter {
  return { _or: [...Object.keys(filter).map((field) => ({ [field]: { _null: true } })), filter] };
}
