import { cp, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The variable that names the data of an installation that was started once and stopped. */
export const preparedData = 'CMS_TEST_PREPARED';

/**
 * Puts a copy of that installation where the next `npm run cms` finds it: database, uploads and
 * secrets. A start from it takes a third of one from nothing.
 */
export async function copyPrepared(data: string): Promise<void> {
  await cp(process.env[preparedData]!, data, { recursive: true });
}

/** After all tests. */
export default async function removePrepared(): Promise<void> {
  await rm(dirname(process.env[preparedData]!), { recursive: true, force: true });
}
