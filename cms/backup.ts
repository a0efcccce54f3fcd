import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOf } from './backup/databaseOf.ts';
import { endWith } from './backup/endWith.ts';
import { installedDirectus } from './backup/installedDirectus.ts';
import { writeManifest } from './backup/manifest.ts';
import { CmsError, readCmsEnvironment, type CmsEnvironment } from './environment.ts';
import { secretsFile } from './secrets.ts';

/**
 * `npm run cms:backup -- FOLDER [--keep NUMBER]`, with the variables of `npm run cms`: copies database, uploads and
 * secrets into a new folder in FOLDER, while people may write. All but the newest NUMBER backups are deleted. The exit
 * code is 1 if uploads are missing.
 */
async function backUp(): Promise<void> {
  const { folder, keep } = readArguments();
  const environment = readCmsEnvironment();
  if (!existsSync(secretsFile(environment))) {
    throw new CmsError(
      `CMS_DATA_DIR: expected an installation, found none in ${environment.dataDir}.`,
    );
  }
  // The copies contain members' data and secrets.
  process.umask(0o077);
  const made = new Date().toISOString();
  const name = made.replace(/:/g, '-').replace(/\.\d+Z$/, 'Z');
  const unfinished = join(folder, `.${name}`);
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  // Fails if it is there: somebody else who may write into the folder would have made it, and could read the copies.
  await mkdir(unfinished);
  let lost: readonly string[];
  try {
    lost = await copyInstallation(environment, unfinished);
    await writeManifest(unfinished, {
      database: environment.database,
      directus: installedDirectus(),
      made,
    });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  console.log(`Backup written to ${join(folder, name)}.`);
  if (lost.length > 0) {
    // The older backups stay: they may have the files.
    throw new CmsError(
      `uploads: expected all files that Directus names in ${join(environment.dataDir, 'uploads')}, found ${lost.length} missing, such as ${lost[0]}; if STORAGE_ variables name another place, back that up as well.`,
    );
  }
  if (keep !== undefined) await deleteOlder(folder, name, keep);
}

/** @throws CmsError */
function readArguments(): { readonly folder: string; readonly keep: number | undefined } {
  const expected = 'Expected a folder, as in `npm run cms:backup -- ../backups --keep 30`.';
  try {
    const { values, positionals } = parseArgs({
      options: { keep: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0 && /^([1-9]\d*)?$/.test(values.keep ?? '')) {
      return { folder: resolve(folder), keep: values.keep ? Number(values.keep) : undefined };
    }
  } catch {
    // An unknown option.
  }
  throw new CmsError(expected);
}

/**
 * Uploads are copied before and after the database: those that are deleted meanwhile are in the first copy, and new
 * ones in the second.
 *
 * @returns the uploads that the database names, but that are in neither
 */
async function copyInstallation(
  environment: CmsEnvironment,
  folder: string,
): Promise<readonly string[]> {
  const uploads = join(folder, 'uploads');
  const source = join(environment.dataDir, 'uploads');
  await mkdir(uploads);
  await copyFile(secretsFile(environment), join(folder, '.env'));
  await copyFiles(source, uploads, await namesIn(source));
  const named = await databaseOf(environment).copyTo(folder);
  const missing = async () => {
    const copied = new Set(await namesIn(uploads));
    return named.filter((name) => !copied.has(name));
  };
  const added = new Set(await missing());
  // Only names in this folder: a record may name any path, such as `../file`.
  const present = (await namesIn(source)).filter((name) => added.has(name));
  await copyFiles(source, uploads, present);
  return missing();
}

/** Skips files that are deleted at the same moment. */
async function copyFiles(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await copyFile(join(from, name), join(to, name)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/**
 * Deletes backups, by their names, which begin with the date. Touches nothing else in the folder. One with a date to come,
 * by a wrong clock or by whoever may write into the folder, takes the place of none.
 */
async function deleteOlder(folder: string, newest: string, keep: number): Promise<void> {
  const names = (await readdir(folder))
    .filter((name) => isBackup.test(name) && name <= newest)
    .toSorted();
  for (const name of names.slice(0, -keep)) {
    await rm(join(folder, name), { recursive: true });
    console.log(`Deleted the older backup ${name}.`);
  }
}

const isBackup = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

await backUp().catch(endWith);
