import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CmsError, type CmsEnvironment } from './environment.ts';

/**
 * The files that `npm run cms` writes: secrets, the record of the running instance, uploads, and the
 * database with SQLite's auxiliary files.
 */
const ofDirectus = /^(\.env|\.running\.json|uploads|data\.db(-journal|-wal|-shm)?)$/;

/**
 * Deletes the data of an installation, so that the next start creates a new one. A folder that contains
 * anything else is not touched, so a mistyped CMS_DATA_DIR loses nothing.
 *
 * @throws CmsError if the folder is not that of an installation, or the data is on a server
 */
export async function reset({
  database,
  dataDir,
}: Pick<CmsEnvironment, 'database' | 'dataDir'>): Promise<void> {
  if (database !== 'sqlite3') {
    throw new CmsError(
      'DB_CLIENT: expected sqlite3, since no database server is emptied from here; drop and create the database there.',
    );
  }
  if (!existsSync(dataDir)) return;
  const names = await readdir(dataDir).catch(() => {
    throw new CmsError(`CMS_DATA_DIR: expected a folder, but ${dataDir} is none.`);
  });
  if (names.length === 0) return;
  const foreign = names.filter((name) => !ofDirectus.test(name));
  if (foreign.length > 0 || !(await hasOwnSecrets(dataDir))) {
    const found = foreign.length > 0 ? `also holds ${shortList(foreign)}` : 'holds none of it';
    throw new CmsError(
      `CMS_DATA_DIR: expected a folder with nothing but the data of \`npm run cms\`, but ${dataDir} ${found}. Nothing was deleted.`,
    );
  }
  // Keep the folder itself: it may be a mount point.
  await Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true })));
}

async function hasOwnSecrets(dataDir: string): Promise<boolean> {
  const secrets = parseEnv(await readFile(join(dataDir, '.env'), 'utf8').catch(() => ''));
  return secrets['SECRET'] !== undefined && secrets['DIRECTUS_TOKEN'] !== undefined;
}

function shortList(names: readonly string[]): string {
  const few = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${few} and ${names.length - 3} more` : few;
}
