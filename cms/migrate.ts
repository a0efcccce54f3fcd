import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildExtension } from './buildExtension.ts';
import { databaseOf } from './backup/databaseOf.ts';
import { endWith } from './backup/endWith.ts';
import { expectInstallation, makeBackup } from './backup/makeBackup.ts';
import { CmsError, readCmsEnvironment, type CmsEnvironment } from './environment.ts';
import { install } from './install.ts';
import { announcement } from './migration/announcement.ts';
import { assertNotNewer, versionIn } from './migration/dataVersion.ts';
import { differences, notCompared } from './migration/differences.ts';
import { userOf } from './running/inUse.ts';
import { stopSignal } from './running/stopSignal.ts';

/**
 * `npm run cms:migrate [-- --dry-run] [--backups FOLDER]`, with the variables of `npm run cms`: brings the data of an
 * earlier version up to this one, after a backup. With `--dry-run`, does so with a copy, and prints what changes.
 */
async function migrate(): Promise<void> {
  const { isDryRun, folder } = readArguments();
  const environment = readCmsEnvironment();
  const { dataDir } = environment;
  expectInstallation(environment);
  const database = databaseOf(environment);
  const data = versionIn(await database.seedNotes());
  assertNotNewer(data);
  if (!isDryRun) await expectUnused(dataDir);
  console.log(announcement(dataDir, data));
  await install();
  await buildExtension();
  const stopped = stopSignal();
  // Any step may fail because the person stopped the program.
  const orStopped = (error: unknown): never => {
    throw stopped.aborted ? new CmsError('Stopped.') : error;
  };
  if (isDryRun) {
    // Imported here, since its packages may have been installed only just now.
    const { rehearse } = await import('./migration/rehearse.ts');
    console.log('Upgrading a copy …');
    const changes = await rehearse(environment, stopped).catch(orStopped);
    console.log(['The upgrade would change:', ...changes].join('\n'));
    console.log('\nThis was a dry run with a copy. Nothing was changed.');
    return;
  }
  // Beside the data: a restore needs an empty folder.
  const { path } = await makeBackup(environment, folder ?? `${dataDir}.backups`);
  console.log(`Backup written to ${path}.`);
  const before = await database.tables(notCompared);
  const { upgrade } = await import('./migration/upgrade.ts');
  console.log('Upgrading …');
  await upgrade(environment, stopped).catch((error: unknown) => {
    console.error(`The upgrade was not completed.\n${wayBack(environment, path)}`);
    return orStopped(error);
  });
  const changes = differences(before, await database.tables(notCompared));
  console.log(['The upgrade has changed:', ...changes].join('\n'));
  console.log(`\nNext: npm run cms.\n${wayBack(environment, path)}`);
}

/** @throws CmsError */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: { 'dry-run': { type: 'boolean' }, backups: { type: 'string' } },
    });
    return {
      isDryRun: values['dry-run'] ?? false,
      folder: values.backups ? resolve(values.backups) : undefined,
    };
  } catch {
    throw new CmsError(
      'Expected no arguments, --dry-run, or a folder, as in `npm run cms:migrate -- --backups ../backups`.',
    );
  }
}

/** @throws CmsError if a Directus uses the data: what people write meanwhile would be missing in the backup */
async function expectUnused(dataDir: string): Promise<void> {
  const url = await userOf(dataDir);
  if (url === undefined) return;
  throw new CmsError(
    `CMS_DATA_DIR: expected that nothing uses ${dataDir}, found Directus at ${url}; stop it first. Nothing was changed.`,
  );
}

function wayBack({ dataDir, database }: CmsEnvironment, backup: string): string {
  const empty = database === 'pg' ? ' and set DB_DATABASE to an empty database' : '';
  return `To undo it: go back to the former version of Collegium, move ${dataDir} away${empty}, and run npm run cms:restore -- ${backup}`;
}

await migrate().catch(endWith);
