import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CmsError, type CmsEnvironment } from '../environment.ts';
import { secretsFile } from '../secrets.ts';
import { databaseOf } from './databaseOf.ts';
import { installedDirectus } from './installedDirectus.ts';
import { writeManifest } from './manifest.ts';

interface Backup {
  /** The name of its folder, which begins with the date. */
  readonly name: string;
  readonly path: string;
  /** Uploads that Directus names, but that are not there. */
  readonly lost: readonly string[];
}

/** Copies database, uploads and secrets into a new folder in `folder`, while people may write. */
export async function makeBackup(environment: CmsEnvironment, folder: string): Promise<Backup> {
  expectInstallation(environment);
  // The copies contain members' data and secrets.
  process.umask(0o077);
  const made = new Date().toISOString();
  const name = made.replace(/:/g, '-').replace(/\.\d+Z$/, 'Z');
  const unfinished = join(folder, `.${name}`);
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  // Fails if it is there: somebody else who may write into the folder would have made it, and could read the copies.
  await mkdir(unfinished);
  try {
    const lost = await copyInstallation(environment, unfinished);
    await writeManifest(unfinished, {
      database: environment.database,
      directus: installedDirectus(),
      made,
    });
    const path = join(folder, name);
    await rename(unfinished, path);
    return { name, path, lost };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** @throws CmsError if the data folder has no installation */
export function expectInstallation(environment: CmsEnvironment): void {
  if (existsSync(secretsFile(environment))) return;
  throw new CmsError(
    `CMS_DATA_DIR: expected an installation, found none in ${environment.dataDir}.`,
  );
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
