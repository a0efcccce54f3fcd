import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseOf } from './backup/databaseOf.ts';
import { installedDirectus } from './backup/installedDirectus.ts';
import { readManifest, type Manifest } from './backup/manifest.ts';
import { endWith } from './backup/endWith.ts';
import { CmsError, readCmsEnvironment, type CmsEnvironment } from './environment.ts';
import { protect } from './protect.ts';

/**
 * `npm run cms:restore -- BACKUP`, with the variables of the `npm run cms` that will use the data: fills an empty data folder, and an
 * empty database if it is PostgreSQL, from a folder that `npm run cms:backup` wrote. Checks everything before it
 * changes anything.
 */
async function restore(): Promise<void> {
  const [folder, ...others] = process.argv.slice(2);
  if (folder === undefined || others.length > 0) {
    throw new CmsError(
      'Expected a backup, as in `npm run cms:restore -- ../backups/2026-11-27T03-00-00Z`.',
    );
  }
  const environment = readCmsEnvironment();
  const manifest = await readManifest(folder);
  assertFits(manifest, environment);
  const { dataDir } = environment;
  const database = databaseOf(environment);
  await assertEmpty(dataDir);
  await database.assertEmpty();

  const files = Object.keys(manifest.files).filter(
    (file) => file === '.env' || file.startsWith('uploads/'),
  );
  // A backup that came in another way, such as on a disk for Windows, may have lost its modes.
  await protect(dataDir);
  try {
    await mkdir(join(dataDir, 'uploads'));
    for (const file of files) await copyFile(join(folder, file), join(dataDir, file));
    await database.fillFrom(folder);
    await protect(dataDir);
  } catch (error) {
    await emptyAgain(dataDir);
    throw error;
  }
  console.log(
    `Restored the state of ${manifest.made}, to ${dataDir} (uploads: ${files.length - 1}). Next: npm run cms.`,
  );
}

/** @throws CmsError if the backup is of another database program, or of a newer Directus than the installed one */
function assertFits({ database, directus }: Manifest, environment: CmsEnvironment): void {
  if (database !== environment.database) {
    throw new CmsError(
      `DB_CLIENT: expected ${database}, since the backup is of that database, found ${environment.database}.`,
    );
  }
  const version = installedDirectus();
  if (directus.localeCompare(version, 'en', { numeric: true }) > 0) {
    throw new CmsError(
      `Expected Directus ${directus} or newer, since the backup is of that version, found ${version}; update Collegium.`,
    );
  }
}

/** @throws CmsError */
async function assertEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  if (names.length === 0) return;
  throw new CmsError(
    `CMS_DATA_DIR: expected an empty folder, but ${dataDir} has ${names[0]}; move its files away, or choose another. Nothing was changed.`,
  );
}

async function emptyAgain(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

await restore().catch(endWith);
