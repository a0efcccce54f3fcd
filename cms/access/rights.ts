import { fileTypes } from '../../data/fields/fileKinds.ts';
import { published } from '../../data/sources/directus/visibility.ts';
import {
  type Audience,
  memberRoles,
  type RecordAudience,
} from '../../contract/members/audiences.ts';
import {
  longestContactText,
  longestRequest,
  memberCollections,
  type OwnAccountField,
} from '../../contract/members/content.ts';
import { membersFolder, publicFolder } from '../../contract/files.ts';
import { changedAt, parentField, reviewOn, seedRecord, type Collection } from '../seed/layout.ts';
import { namesOfColleague } from '../schema/colleagues.ts';
import { policyIds } from './policyIds.ts';

/**
 * The holders of rights. A member of both associations has the rights of both. Administrators
 * have all rights.
 */
export type Holder =
  | 'everybody'
  | Audience
  | 'editors'
  | 'membersEditors'
  /** Staff who read what visitors send. */
  | 'inbox'
  /** Staff who are not editors of the website; for their own account. */
  | 'staff'
  | 'build';

export type Action = 'create' | 'read' | 'update' | 'delete';

type Filter = Readonly<Record<string, unknown>>;

/** A right on a collection: without further limits, on all items and all fields. */
export interface Right {
  readonly fields?: readonly string[];
  /** The items that the right covers. */
  readonly items?: Filter | undefined;
  /** The condition that new values must meet. */
  readonly values?: Filter;
  /** Values for fields that the request leaves out. */
  readonly presets?: Readonly<Record<string, unknown>>;
}

type Rights = Readonly<Partial<Record<Action, Right>>>;

/** The rights of each holder on one collection. */
export type RightsRow = Readonly<Partial<Record<Holder, Rights>>>;

/**
 * Returns the rights by collection, holder, action, fields and items. Directus' policies and the
 * content-model document are generated from this table. Only administrators have rights that are
 * missing here.
 *
 * @param storage the name of Directus' storage location for files
 */
export function rightsTable(
  layout: readonly Collection[],
  storage: string,
): Readonly<Record<string, RightsRow>> {
  const content = layout.filter(
    ({ name, fields }) => Object.keys(fields).length > 0 && name !== seedRecord,
  );
  const rows = Object.fromEntries(content.map((each) => [each.name, rowOf(each, layout)]));
  return {
    ...rows,
    ...history(content.filter(({ received }) => !received).map(({ name }) => [name, rows[name]])),
    [memberCollections.changeRequests]: changeRequests(content),
    directus_files: files(storage),
    directus_folders: {
      editors: { read: {} },
      membersEditors: { read: { items: { id: { _eq: membersFolder } } } },
    },
    directus_users: users,
    // Members' editors choose a member's role by its name.
    directus_roles: {
      membersEditors: {
        read: {
          items: { id: { _in: Object.values(memberRoles) } },
          fields: ['id', 'name', 'icon', 'description'],
        },
      },
    },
    // Directus needs these fields to show the buttons of manual flows.
    directus_flows: {
      editors: { read: buttons },
      membersEditors: { read: buttons },
      inbox: { read: buttons },
    },
  };
}

function rowOf(collection: Collection, layout: readonly Collection[]): RightsRow {
  const editing = { read: {}, ...writing(collection) };
  switch (collection.readers) {
    case 'everybody': {
      const read = { read: { items: publishedOf(collection, layout), ...shownOf(collection) } };
      return {
        ...{ everybody: read, vhm: read, adt: read, editors: editing, build: { read: {} } },
        // Members' editors write translations in these languages.
        ...(collection.name === 'languages' && { membersEditors: { read: {} } }),
      };
    }
    case 'members':
      return {
        vhm: { read: { items: publishedFor('vhm', collection, layout), ...shownOf(collection) } },
        adt: { read: { items: publishedFor('adt', collection, layout), ...shownOf(collection) } },
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

/**
 * Editors see who changed what in the content that they edit, and undo it. Received items are left out:
 * their earlier versions must not outlast them.
 */
function history(rows: readonly (readonly [name: string, row: RightsRow | undefined])[]) {
  const editedBy = (holder: 'editors' | 'membersEditors'): Filter => ({
    collection: { _in: rows.flatMap(([name, row]) => (row?.[holder]?.update ? [name] : [])) },
  });
  const rowOfHolders = (rightOf: (items: Filter) => Right): RightsRow => ({
    editors: { read: rightOf(editedBy('editors')) },
    membersEditors: { read: rightOf(editedBy('membersEditors')) },
  });
  return {
    directus_revisions: rowOfHolders((items) => ({
      items,
      fields: ['id', 'activity', 'collection', 'item', 'data', 'delta', 'parent', 'version'],
    })),
    // Directus' form asks for the network address and the browser, too. New entries have none
    // (extensions/collegium/guard/origins.ts), and earlier ones that have one stay hidden.
    directus_activity: rowOfHolders((items) => ({
      items: { _and: [items, { ip: { _null: true } }, { user_agent: { _null: true } }] },
      fields: [
        ...['id', 'action', 'user', 'timestamp', 'collection', 'item', 'revisions'],
        ...['ip', 'user_agent', 'origin'],
      ],
    })),
  };
}

/** Fields for the work of editors. Readers need not know when editors change a text, or plan to review it. */
const onlyForEditors: readonly string[] = [reviewOn, changedAt];

/** The fields that readers of published items see. */
function shownOf({ fields }: Collection): Pick<Right, 'fields'> {
  const names = Object.keys(fields);
  const shown = names.filter((field) => !onlyForEditors.includes(field));
  return shown.length === names.length ? {} : { fields: shown };
}

/** Drafts and their translations are readable only for editors and the preview. */
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

/**
 * Returns the filter for an item; for its translations and parts, the same filter through the field
 * that refers to the item.
 */
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

/** Editors may change a singleton but not create or delete it, and may not change the languages. */
function writing(collection: Collection): Rights {
  const { fields } = collection;
  // Directus itself sets the time of the last change, and needs no right to do so.
  const names = Object.keys(fields).filter((field) => field !== changedAt);
  const open = names.filter((field) => !fields[field]?.administratorsOnly);
  const isOpen = open.length === names.length;
  const right = isOpen ? {} : { fields: open };
  return Object.fromEntries(
    writesOn(collection).map((action) => [action, action === 'delete' ? {} : right]),
  );
}

function writesOn({ name, singleton, received }: Collection): readonly Action[] {
  if (name === 'languages') return [];
  // Received items are created only by the form endpoints.
  if (received) return ['update', 'delete'];
  return singleton ? ['update'] : ['create', 'update', 'delete'];
}

/** Members may send a change request but not read it, so a stolen login does not reveal it. */
function changeRequests(content: readonly Collection[]): RightsRow {
  const collection = content.find(({ name }) => name === memberCollections.changeRequests);
  const send: Rights = {
    create: {
      fields: ['text', 'language'],
      values: {
        _and: [
          submitted('text'),
          { text: { _regex: '\\S' } },
          noLongerThan(longestRequest, 'text'),
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

/**
 * The fields that showing a picture needs. The uploader and the place of a photograph stay private.
 */
const shownOfFile = [
  ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
  ...['width', 'height', 'focal_point_x', 'focal_point_y', 'modified_on'],
];

const isPublic = { folder: { _eq: publicFolder } };

/**
 * Members' files have their own folder, and a right on the folder gives access to none of them.
 * Members read a file through its document, so a draft's file is a draft, too, and has the same
 * audience.
 */
const isMembers = { folder: { _eq: membersFolder } };

/** The website's editors have no access to files for members only. */
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
 * Each condition has its own `_some`. That is safe because a file has only one document.
 * Conditions cannot be combined within one `_some`: Directus silently drops an `_and` or `_or`
 * there, which would open all files of the folder.
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
 * Editors upload, describe and replace files. Directus itself writes the fields about the stored
 * file, but with the editor's rights, so the right must include these fields. Their values are
 * limited to those that Directus writes, and a change without a file is refused
 * (extensions/collegium/guard).
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
/**
 * Accounts that are nothing but a member's. An administrator gives a member who also works in
 * Directus the policy of the other role. Whoever may change the e-mail address of that member could
 * have a new password sent there, and would have the rights of that policy.
 */
const isOnlyMember = { _and: [isMember, { policies: { _none: { id: { _nnull: true } } } }] };

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
 * Members cannot change their e-mail address: it receives new passwords, so a stranger at an open
 * browser could take over the account. They cannot change their role either.
 */
const ownAccount: Right = {
  items: isOneself,
  fields: ['password', ...ownAccountFields],
  values: {
    _and: [
      ...contactFields.map((field) => orNothing(noLongerThan(longestContactText, field))),
      orNothing(aLanguage),
    ],
  },
};

/** The user's profile in Directus and the settings of its interface. */
const ownAccountInApp: Right = {
  items: isOneself,
  fields: [
    ...['password', 'language', 'first_name', 'last_name', 'location', 'title', 'description'],
    ...['avatar', 'appearance', 'theme_light', 'theme_dark', 'email_notifications'],
    // Directus writes this field after it has checked the code. Requests cannot contain a value.
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

/** The fields of a member that the office may change: all except the password. */
const writtenOfMember = [
  ...['first_name', 'last_name', 'email', 'member_number', 'role', 'status', 'language'],
  ...contactFields,
  // A change of this field sends the invitation mail again.
  'invitation',
];

const ofInbox = { policy: { _eq: policyIds.inbox } };
const ofAdministrators = { policy: { admin_access: { _eq: true } } };

/**
 * The people who answer messages, for the fields that name one of them. The seed's account, which has no
 * e-mail address, is not one of them.
 */
const isColleague = {
  _and: [
    { email: { _nnull: true } },
    {
      _or: [ofInbox, ofAdministrators].flatMap((access) => [
        { policies: access },
        { role: { policies: access } },
      ]),
    },
  ],
};

const users: RightsRow = {
  vhm: memberAccount,
  adt: memberAccount,
  editors: { update: ownAccountInApp },
  staff: { update: ownAccountInApp },
  inbox: { read: { items: isColleague, fields: namesOfColleague } },
  membersEditors: {
    read: {
      items: { _or: [isOneself, isMember] },
      fields: [...shownOfMember, 'status', 'invitation', 'invited_at', 'last_access'],
    },
    // Accounts are created without a password. They can be used only after the member has accepted
    // the invitation.
    create: { fields: writtenOfMember, values: { _and: [isMember, submitted('role')] } },
    update: { items: isOnlyMember, fields: writtenOfMember, values: isMember },
    delete: { items: isOnlyMember },
  },
};

const buttons: Right = {
  items: { trigger: { _eq: 'manual' } },
  fields: ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'],
};

/**
 * Returns a condition that the field is present: Directus does not validate fields that are
 * missing.
 */
function submitted(field: string): Filter {
  return { [field]: { _submitted: true } };
}

function noLongerThan(max: number, field: string): Filter {
  return { [field]: { _regex: `^[\\s\\S]{0,${max}}$` } };
}

/** Returns the condition, extended to allow null. */
function orNothing(filter: Filter): Filter {
  return { _or: [...Object.keys(filter).map((field) => ({ [field]: { _null: true } })), filter] };
}
