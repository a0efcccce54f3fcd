import {
  createFolder,
  createItem,
  createPermissions,
  createPolicy,
  createRole,
  createUser,
  deletePermissions,
  readFolders,
  readItems,
  readPermissions,
  readPolicies,
  readRoles,
  readUsers,
  updatePolicy,
  updateRole,
  updateUser,
} from '@directus/sdk';
import { memberCollections } from '../../contract/members/content.ts';
import { memberRoles, staffRoles } from '../../contract/members/audiences.ts';
import { policies, type Permission, type Policy } from '../access/policies.ts';
import { policyIds } from '../access/policyIds.ts';
import { policiesOf, roles } from '../access/roles.ts';
import { membersFolder, publicFolder } from '../../contract/files.ts';
import type { Client } from './client.ts';
import { contains } from './contains.ts';
import type { Collection } from './Collection.ts';
import { translationsCollection } from './layout.ts';
import { seedRecord } from './seedRecord.ts';

export const buildUser = '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d04';

interface AccessOptions {
  readonly buildToken: string;
  /** The name of Directus' storage location for files. */
  readonly storage: string;
  /** True if accounts that can read other people's data need a second factor. */
  readonly secondFactor: boolean;
}

/** Updates policies, roles and the account of the website's build. */
export async function applyAccess(
  client: Client,
  layout: readonly Collection[],
  { buildToken, storage, secondFactor }: AccessOptions,
): Promise<void> {
  await createFolders(client);
  for (const policy of policies(layout, { storage, secondFactor })) {
    await applyPolicy(client, policy);
  }
  await applyRoles(client);
  await takeEarlierRightsFromEditors(client);
  await applySecondFactorOfAdministrators(client, secondFactor);
  await applyBuild(client, buildToken);
}

async function createFolders(client: Client): Promise<void> {
  const existing = await client.request(readFolders({ limit: -1 }));
  const wanted = [
    { id: publicFolder, name: 'Website' },
    { id: membersFolder, name: 'Members' },
  ];
  for (const folder of wanted) {
    if (!existing.some(({ id }) => id === folder.id)) await client.request(createFolder(folder));
  }
}

async function applyRoles(client: Client): Promise<void> {
  const existing = await client.request(readRoles({ fields: ['id', 'name'], limit: -1 }));
  for (const role of roles) {
    const { id, name, icon } = role;
    const found = existing.find((each) => each.id === id);
    if (!found) {
      const held = policiesOf(role).map((policy) => ({ policy }));
      await client.request(createRole({ id, name, icon, policies: held }));
    } else if (id === memberRoles.vhm && found.name === earlierNameOfMembers) {
      await client.request(updateRole(id, { name }));
    }
  }
}

/** The name of the members' role in earlier versions, which knew only one association. */
const earlierNameOfMembers = 'Member';

/**
 * Access rights that editors of the website had in an earlier version. The key is the record that they were
 * removed.
 */
const earlierRightsOfEditors = {
  'access:members_editors': [
    memberCollections.pages,
    translationsCollection(memberCollections.pages),
  ],
  'access:inbox': ['messages', 'subscribers'],
} as const;

/**
 * Removes each of these rights once. After that, an administrator may give an editor the other policy, or
 * these rights again.
 */
async function takeEarlierRightsFromEditors(client: Client): Promise<void> {
  for (const [collection, taken] of Object.entries(earlierRightsOfEditors)) {
    const filter = { collection: { _eq: collection } };
    const noted = await client.request(readItems(seedRecord, { filter, limit: 1 }));
    if (noted.length > 0) continue;
    const given = (await client.request(
      readPermissions({
        filter: { policy: { _eq: policyIds.editors }, collection: { _in: [...taken] } },
        limit: -1,
      }),
    )) as unknown as readonly { readonly id: number }[];
    const ids = given.map(({ id }) => id);
    if (ids.length > 0) await client.request(deletePermissions(ids));
    await client.request(createItem(seedRecord, { collection }));
  }
}

/** Sets whether the other policies of administrators require a second factor: Directus' own, and those of the operator. */
async function applySecondFactorOfAdministrators(
  client: Client,
  secondFactor: boolean,
): Promise<void> {
  const filter = { admin_access: { _eq: true }, enforce_tfa: { _eq: !secondFactor } };
  const others = await client.request(readPolicies({ fields: ['id'], filter, limit: -1 }));
  for (const { id } of others) {
    await client.request(updatePolicy(id, { enforce_tfa: secondFactor }));
  }
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
        contains(wanted.validation, entry.validation) &&
        contains(wanted.presets, entry.presets),
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

/**
 * True if the table defines rights on this collection. Additional rights that an operator gave on other
 * collections stay.
 */
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
  const build = {
    id: buildUser,
    first_name: 'Website',
    last_name: 'Build',
    role: staffRoles.build,
  };
  await client.request(createUser({ ...build, token }));
}
