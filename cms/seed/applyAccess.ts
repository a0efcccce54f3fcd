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
import { published } from '../../data/sources/directus/visibility.ts';
import { demoPeople } from '../people.ts';
import { publicFolder } from '../schema/commonFields.ts';
import { words, named } from '../schema/words.ts';
import type { Client } from './client.ts';
import { contains } from './contains.ts';
import { parentField, seedRecord, translationsCollection, type Collection } from './layout.ts';

/** What a policy allows on one collection. */
export interface Permission {
  readonly collection: string;
  readonly action: 'create' | 'read' | 'update' | 'delete';
  readonly permissions: Readonly<Record<string, unknown>> | null;
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
const editorRole = '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02';
const buildRole = '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b03';

const buildUser = '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d04';

/** Brings policies and roles up to date, and creates demo people who are missing. */
export async function applyAccess(
  client: Client,
  layout: readonly Collection[],
  buildToken: string,
): Promise<void> {
  await createMissing(client);
  for (const policy of policies(layout)) await applyPolicy(client, policy);
  const known = await client.request(readRoles({ fields: ['id'], limit: -1 }));
  for (const { policy, ...role } of roles) {
    if (known.some(({ id }) => id === role.id)) continue;
    await client.request(createRole({ ...role, policies: [{ policy }] }));
  }
  await applyPeople(client, buildToken);
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

/** Who may do what; administrators may do everything. */
export function policies(layout: readonly Collection[]): Policy[] {
  const content = layout.filter(
    ({ name, fields }) => Object.keys(fields).length > 0 && name !== seedRecord,
  );
  const readableBy = (readers: Collection['readers']) =>
    content
      .filter((collection) => collection.readers === readers)
      .map((collection) => readPublished(collection, layout));
  const readable = [...readableBy('everybody'), readPublicFiles];
  const own = { id: { _eq: '$CURRENT_USER' } };
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
          collection: 'directus_users',
          action: 'read',
          permissions: own,
          fields: ['id', 'first_name', 'last_name', 'email', 'member_number', 'role'],
        },
      ],
    },
    {
      id: editorPolicy,
      name: 'Editor',
      icon: 'edit',
      app_access: true,
      permissions: [
        ...content.flatMap(editing),
        ...(['create', 'read', 'update', 'delete'] as const).map((action) =>
          all('directus_files', action),
        ),
        all('directus_folders', 'read'),
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

/** What Directus needs to show the buttons of manual flows. */
const seeButtons: Permission = {
  collection: 'directus_flows',
  action: 'read',
  permissions: { trigger: { _eq: 'manual' } },
  fields: ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'],
};

/** Editors write what is there; which singletons and languages there are is not theirs. */
function editing({ name, singleton }: Collection): Permission[] {
  const actions = name === 'languages' ? [] : singleton ? (['update'] as const) : manyActions;
  return (['read', ...actions] as const).map((action) => all(name, action));
}

const manyActions = ['create', 'update', 'delete'] as const;

function all(collection: string, action: Permission['action']): Permission {
  return { collection, action, permissions: null, fields: ['*'] };
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
      (wanted) => contains(entry, wanted) && contains(wanted.permissions, entry.permissions),
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

async function applyPeople(client: Client, buildToken: string): Promise<void> {
  const known = await client.request(readUsers({ fields: ['id'], limit: -1 }));
  const missing = (id: string) => !known.some((user) => user.id === id);
  const { editor, member } = demoPeople;
  for (const person of [
    { ...editor, role: editorRole },
    { ...member, role: memberRole },
  ]) {
    if (missing(person.id)) await client.request(createUser(person as never));
  }
  const build = { id: buildUser, first_name: 'Website', last_name: 'Build', role: buildRole };
  if (missing(buildUser)) await client.request(createUser(build as never));
  await client.request(updateUser(buildUser, { token: buildToken }));
}
