import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf } from '../backup/databaseOf.ts';
import { createSecond } from '../backup/postgres.ts';
import type { CmsEnvironment } from '../environment.ts';
import { secretsFile } from '../secrets.ts';
import { differences, notCompared } from './differences.ts';
import { upgrade } from './upgrade.ts';

/**
 * Upgrades a copy of the database, and deletes it. The copy is in a temporary folder, or in a second database of the same
 * PostgreSQL server. People may use the installation meanwhile.
 *
 * @returns what the upgrade changes, in lines for operators
 * @throws CmsError if the upgrade would fail, or the copy can't be made
 */
export async function rehearse(
  environment: CmsEnvironment,
  stopped: AbortSignal,
): Promise<readonly string[]> {
  process.umask(0o077);
  const folder = await mkdtemp(join(tmpdir(), 'collegium-dry-run-'));
  try {
    await databaseOf(environment).copyTo(folder);
    await copyFile(secretsFile(environment), join(folder, '.env'));
    const copy: CmsEnvironment = {
      ...environment,
      dataDir: folder,
      catchesMail: true,
      directusSettings: Object.fromEntries(
        Object.entries(environment.directusSettings).filter(([name]) => isWithinThisComputer(name)),
      ),
    };
    return environment.database === 'pg'
      ? await upgradeInSecond(copy, stopped)
      : await upgradeCopy(copy, stopped);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function upgradeInSecond(
  environment: CmsEnvironment,
  stopped: AbortSignal,
): Promise<readonly string[]> {
  const second = await createSecond(environment);
  try {
    await databaseOf(second.environment).fillFrom(environment.dataDir);
    return await upgradeCopy(second.environment, stopped);
  } finally {
    await second.drop();
  }
}

async function upgradeCopy(copy: CmsEnvironment, stopped: AbortSignal): Promise<readonly string[]> {
  const database = databaseOf(copy);
  // A flow could call another computer when the upgrade writes records.
  await database.run(`update directus_flows set status = 'inactive'`);
  const before = await database.tables(notCompared);
  await upgrade(copy, stopped);
  return differences(before, await database.tables(notCompared));
}

/** The copy has no part in the other instances' Redis, nor in the storage of uploads, and sends no mail. */
function isWithinThisComputer(name: string): boolean {
  return !/^(CACHE|EMAIL|METRICS|RATE_LIMITER|REDIS|STORAGE|SYNCHRONIZATION)(_|$)/.test(name);
}
