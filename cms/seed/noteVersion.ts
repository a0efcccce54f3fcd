import { createItem, deleteItem, readItems } from '@directus/sdk';
import { assertNotNewer, noteOf, ownVersion, versionIn } from '../migration/dataVersion.ts';
import type { Client } from './client.ts';
import { seedRecord } from './seedRecord.ts';

/** @throws NewerData if a newer version has written the data */
export async function expectOlderData(client: Client): Promise<void> {
  assertNotNewer(versionIn(await notesIn(client)));
}

/** Notes the versions of Collegium and Directus, after all of the seed: an interrupted upgrade is not noted. */
export async function noteVersion(client: Client): Promise<void> {
  const noted = versionIn(await notesIn(client));
  const own = ownVersion();
  for (const program of ['collegium', 'directus'] as const) {
    const before = noted[program];
    if (before === own[program]) continue;
    await client.request(createItem(seedRecord, { collection: noteOf(program, own[program]) }));
    if (before !== undefined) await client.request(deleteItem(seedRecord, noteOf(program, before)));
  }
}

/** The names in the seed's record; none before the first start has created it. */
async function notesIn(client: Client): Promise<string[]> {
  const notes = await client.request(readItems(seedRecord, { limit: -1 })).catch(() => []);
  return notes.map(({ collection }) => String(collection));
}
