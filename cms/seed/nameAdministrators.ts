import { createItem, readItems, readMe, readSingleton, updateSingleton } from '@directus/sdk';
import type { Client } from './client.ts';
import { seedRecord } from './seedRecord.ts';

const field = 'members_administrator_roles';

/**
 * Stores the id of the administrators' role for the website once, unless somebody has set one. Directus
 * generates that id in each installation.
 */
export async function nameAdministrators(client: Client): Promise<void> {
  const note = { collection: `setting:${field}` };
  const filter = { collection: { _eq: note.collection } };
  const noted = await client.request(readItems(seedRecord, { filter, limit: 1 }));
  if (noted.length > 0) return;
  const { role } = await client.request(readMe({ fields: ['role'] }));
  const project = await client.request(
    readSingleton('project' as never, { fields: [field] } as never),
  );
  const named = (project as Readonly<Record<string, unknown>>)[field];
  if (!Array.isArray(named) || named.length === 0) {
    await client.request(updateSingleton('project' as never, { [field]: [role] } as never));
  }
  await client.request(createItem(seedRecord, note));
}
