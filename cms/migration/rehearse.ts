import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseOf } from '../backup/databaseOf.ts';
import { sqliteFile } from '../backup/sqlite.ts';
import { CmsError, type CmsEnvironment } from '../environment.ts';
import { secretsFile } from '../secrets.ts';
import { differences } from './differences.ts';
import { upgrade } from './upgrade.ts';

/**
 * Upgrades a copy of the database in a temporary folder, and deletes it. People may use the installation meanwhile.
 *
 * @returns what the upgrade changes, in lines for operators
 * @throws CmsError if the upgrade would fail, or the database is a server's
 */
export async function rehearse(
  environment: CmsEnvironment,
  stopped: AbortSignal,
): Promise<readonly string[]> {
  if (environment.database !== 'sqlite3') {
    throw new CmsError(
      'DB_CLIENT: expected sqlite3 for a dry run, found pg; restore a backup into an empty database, and upgrade that.',
    );
  }
  process.umask(0o077);
  const copy = await mkdtemp(join(tmpdir(), 'collegium-dry-run-'));
  try {
    await databaseOf(environment).copyTo(copy);
    await copyFile(secretsFile(environment), join(copy, '.env'));
    stopFlows(join(copy, sqliteFile));
    const before = join(copy, 'before.db');
    await copyFile(join(copy, sqliteFile), before);
    const ofThisComputer = Object.entries(environment.directusSettings).filter(([name]) =>
      isWithinThisComputer(name),
    );
    const directusSettings = Object.fromEntries(ofThisComputer);
    await upgrade({ ...environment, dataDir: copy, catchesMail: true, directusSettings }, stopped);
    return differences(before, join(copy, sqliteFile));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** A flow could call another computer when the upgrade writes records. */
function stopFlows(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`update directus_flows set status = 'inactive'`);
  database.close();
}

/** The copy has no part in the other instances' Redis, nor in the storage of uploads, and sends no mail. */
function isWithinThisComputer(name: string): boolean {
  return !/^(CACHE|EMAIL|METRICS|RATE_LIMITER|REDIS|STORAGE|SYNCHRONIZATION)(_|$)/.test(name);
}
