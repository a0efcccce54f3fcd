import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith } from './backup/endWith.ts';
import { makeBackup } from './backup/makeBackup.ts';
import { CmsError, readCmsEnvironment } from './environment.ts';

/**
 * `npm run cms:backup -- FOLDER [--keep NUMBER]`, with the variables of `npm run cms`: copies database, uploads and
 * secrets into a new folder in FOLDER, while people may write. All but the newest NUMBER backups are deleted. The exit
 * code is 1 if uploads are missing.
 */
async function backUp(): Promise<void> {
  const { folder, keep } = readArguments();
  const environment = readCmsEnvironment();
  const { name, path, lost } = await makeBackup(environment, folder);
  console.log(`Backup written to ${path}.`);
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
 * Deletes backups, by their names, which begin with the date. Touches nothing else in the folder. One with a date to come,
 * by a wrong clock or by another user of the folder, takes the place of none.
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
