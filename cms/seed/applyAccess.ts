import {
  createField,
  createFolder,
  createPermissions,
  createPolicy,
  createRole,
  createUser,
  deletePermissions,
  readFieldsByCollection,
  readFolders,
  readPermissions,
  readPolicies,
  readRoles,
  readUsers,
  updatePolicy,
  updateUser,
} from '@directus/sdk';
import { fileTypes } from '../../data/files/fileKinds.ts';
import { published } from '../../data/sources/directus/visibility.ts';
import { publicFolder } from '../schema/commonFields.ts';
import { words, named } from '../schema/Vocabulary.ts';
import type { Client } from './client.ts';
import { contains } from './contains.ts';
import { parentField, seedRecord, translationsCollection, type Collection } from './layout.ts';

/** What a policy allows on one collection. */
export interface Permission {
  readonly collection: string;
  readonly action: 'create' | 'read' | 'update' | 'delete';
  readonly permissions: Readonly<Record<string, unknown>> | null;
  /** What the new values have to be. */
  readonly validation: Readonly<Record<string, unknown>> | null;
  readonly fields: readonly string[];
}

export interface Policy {
  /** Fixed, so that a policy is known again after it was renamed. */
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly app_access: boolean;
  readonly permissions: readonly Permission[];
}

interface Role {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly policy: string;
}

/** Directus' own policy of everybody. */
export const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';
export const memberPolicy = '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a01';
export const editorPolicy = '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a02';
export const buildPolicy = '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a03';

export const memberRole = '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b01';
export const editorRole = '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02';
const buildRole = '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b03';

export const buildUser = '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d04';

/** Brings policies and roles up to date, and the build's account. */
export async function applyAccess(
  client: Client,
  layout: readonly Collection[],
  { buildToken, storage }: { readonly buildToken: string; readonly storage: string },
): Promise<void> {
  await createMissing(client);
  for (const policy of policies(layout, storage)) await applyPolicy(client, policy);
  const existing = await client.request(readRoles({ fields: ['id'], limit: -1 }));
  for (const { policy, ...role } of roles) {
    if (existing.some(({ id }) => id === role.id)) continue;
    await client.request(createRole({ ...role, policies: [{ policy }] }));
  }
  await applyBuild(client, buildToken);
}

/** The public folder, and the field of a user that Directus lacks. */
async function createMissing(client: Client): Promise<void> {
  const folders = await client.request(readFolders({ limit: -1 }));
  if (!folders.some(({ id }) => id === publicFolder)) {
    await client.request(createFolder({ id: publicFolder, name: 'Website' }));
  }
  const userFields = await client.request(readFieldsByCollection('directus_users'));
  if (!userFields.some(({ field }) => field === 'member_number')) {
    const label = words('Mitgliedsnummer', 'Member number');
    const meta = { interface: 'input', width: 'half', translations: named(label) };
    await client.request(
      createField('directus_users', { field: 'member_number', type: 'string', meta }),
    );
  }
}

const roles: readonly Role[] = [
  { id: memberRole, name: 'Member', icon: 'badge', policy: memberPolicy },
  { id: editorRole, name: 'Editor', icon: 'edit', policy: editorPolicy },
  { id: buildRole, name: 'Website build', icon: 'construction', policy: buildPolicy },
];

/**
 * Who may do what; administrators may do everything.
 *
 * @param storage where Directus puts files, by its name there
 */
export function policies(layout: readonly Collection[], storage: string): Policy[] {
  const content = layout.filter(
    ({ name, fields, readers }) =>
      Object.keys(fields).length > 0 && name !== seedRecord && readers !== 'administrators',
  );
  const readableBy = (readers: Collection['readers']) =>
    content
      .filter((collection) => collection.readers === readers)
      .map((collection) => readPublished(collection, layout));
  const readable = [...readableBy('everybody'), readPublicFiles];
  const ownAccount = { id: { _eq: '$CURRENT_USER' } };
  return [
    {
      id: publicPolicy,
      name: '$t:public_label',
      icon: 'public',
      app_access: false,
      permissions: readable,
    },
    {
      id: memberPolicy,
      name: 'Member',
      icon: 'badge',
      app_access: false,
      permissions: [
        ...readable,
        ...readableBy('members'),
        {
          ...all('directus_users', 'read'),
          permissions: ownAccount,
          fields: ['id', 'first_name', 'last_name', 'email', 'member_number', 'role', 'language'],
        },
        { ...all('directus_users', 'update'), permissions: ownAccount, fields: ownFields },
      ],
    },
    {
      id: editorPolicy,
      name: 'Editor',
      icon: 'edit',
      app_access: true,
      permissions: [
        ...content.flatMap(editing),
        ...filing(storage),
        all('directus_folders', 'read'),
        {
          ...all('directus_users', 'update'),
          permissions: ownAccount,
          fields: [...ownFields, ...ownFieldsInApp],
        },
        seeButtons,
      ],
    },
    {
      id: buildPolicy,
      name: 'Website build',
      icon: 'construction',
      app_access: false,
      permissions: [
        ...content
          .filter(({ readers }) => readers === 'everybody')
          .map(({ name }) => all(name, 'read')),
        readPublicFiles,
      ],
    },
  ];
}

/** Drafts are nobody's but the editors' and the preview's; the same goes for their texts. */
function readPublished({ name, workflow }: Collection, layout: readonly Collection[]): Permission {
  const parent = layout.find(
    (other) => other.workflow && translationsCollection(other.name) === name,
  );
  const filter = parent ? { [parentField(parent.name)]: published } : published;
  return { ...all(name, 'read'), permissions: workflow || parent ? filter : null };
}

/** What a picture's reader needs; who put it there, and where it was taken, is nobody's business. */
const readPublicFiles: Permission = {
  ...all('directus_files', 'read'),
  permissions: { folder: { _eq: publicFolder } },
  fields: [
    ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
    ...['width', 'height', 'focal_point_x', 'focal_point_y', 'modified_on'],
  ],
};

/**
 * Not the e-mail address: a new password is sent there, so whoever finds a browser open would have the
 * account for good. Nor what says what one may do.
 */
const ownFields = ['password', 'language'];

/** How an editor is shown to others, and how Directus looks to them. */
const ownFieldsInApp = [
  ...['first_name', 'last_name', 'location', 'title', 'description', 'avatar'],
  ...['appearance', 'theme_light', 'theme_dark', 'email_notifications'],
];

/**
 * Editors upload, describe and replace files. What an entry is on the disk Directus decides: it has to be
 * allowed these fields when somebody uploads, so they are held to what it writes there by itself, and a
 * change without a file is refused (extensions/collegium-guard).
 */
function filing(storage: string): Permission[] {
  const described = [
    ...['title', 'description', 'location', 'tags', 'folder', 'filename_download'],
    ...['focal_point_x', 'focal_point_y'],
  ];
  const validation = { _and: [{ storage: { _eq: storage } }, { type: { _in: fileTypes } }] };
  const onDisk = { filename_disk: { _regex: '^[0-9a-f-]{36}(\\.[A-Za-z0-9]{1,8})?$' } };
  return [
    all('directus_files', 'read'),
    {
      ...all('directus_files', 'create'),
      fields: [...described, 'storage', 'type'],
      validation,
    },
    {
      ...all('directus_files', 'update'),
      fields: [...described, 'storage', 'type', 'filename_disk', 'metadata'],
      validation: { _and: [...validation._and, onDisk] },
    },
    all('directus_files', 'delete'),
  ];
}

/** What Directus needs to show the buttons of manual flows. */
const seeButtons: Permission = {
  ...all('directus_flows', 'read'),
  permissions: { trigger: { _eq: 'manual' } },
  fields: ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'],
};

/** Editors write what is there; which singletons and languages there are is not theirs. */
function editing(collection: Collection): Permission[] {
  const { name, fields } = collection;
  const actions = actionsOn(collection);
  const open = Object.keys(fields).filter((field) => !fields[field]?.administratorsOnly);
  const isOpen = open.length === Object.keys(fields).length;
  return [
    all(name, 'read'),
    ...actions.map((action) => ({
      ...all(name, action),
      fields: isOpen || action === 'delete' ? ['*'] : open,
    })),
  ];
}

/** What visitors send comes through the door alone (extensions/collegium-forms). */
function actionsOn({ name, singleton, received }: Collection): readonly Permission['action'][] {
  if (name === 'languages') return [];
  if (received) return ['update', 'delete'];
  return singleton ? ['update'] : manyActions;
}

const manyActions = ['create', 'update', 'delete'] as const;

function all(collection: string, action: Permission['action']): Permission {
  return { collection, action, permissions: null, validation: null, fields: ['*'] };
}

async function applyPolicy(client: Client, { permissions, ...policy }: Policy): Promise<void> {
  const [existing] = await client.request(
    readPolicies({ filter: { id: { _eq: policy.id } }, limit: 1 }),
  );
  if (!existing) {
    await client.request(createPolicy(policy as never));
  } else if (!contains(existing, policy)) {
    await client.request(updatePolicy(policy.id, policy as never));
  }

  const current = (await client.request(
    readPermissions({ filter: { policy: { _eq: policy.id } }, limit: -1 }),
  )) as unknown as readonly (Permission & { readonly id: number })[];
  const isWanted = (entry: Permission) =>
    permissions.some(
      (wanted) =>
        contains(entry, wanted) &&
        contains(wanted.permissions, entry.permissions) &&
        contains(wanted.validation, entry.validation),
    );
  const outdated = current.filter((entry) => !isWanted(entry) && managed(entry, permissions));
  const kept = current.filter((entry) => !outdated.includes(entry));
  const missing = permissions.filter(
    (wanted) =>
      !kept.some(
        ({ collection, action }) => collection === wanted.collection && action === wanted.action,
      ),
  );
  const ids = outdated.map(({ id }) => id);
  if (ids.length > 0) await client.request(deletePermissions(ids));
  if (missing.length > 0) {
    await client.request(
      createPermissions(missing.map((entry) => ({ ...entry, policy: policy.id })) as never),
    );
  }
}

/** What an operator allowed beyond the table, on other collections, stays. */
function managed(
  entry: { readonly collection: string },
  permissions: readonly Permission[],
): boolean {
  return permissions.some(({ collection }) => collection === entry.collection);
}

async function applyBuild(client: Client, token: string): Promise<void> {
  const existing = await client.request(
    readUsers({ filter: { id: { _eq: buildUser } }, limit: 1 }),
  );
  if (existing.length > 0) {
    await client.request(updateUser(buildUser, { token }));
    return;
  }
  const build = { id: buildUser, first_name: 'Website', last_name: 'Build', role: buildRole };
  await client.request(createUser({ ...build, token }));
}
