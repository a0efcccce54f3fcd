import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sqlite } from '../../cms/backup/sqlite.ts';
import { install } from '../../cms/install.ts';
import { differences, notCompared } from '../../cms/migration/differences.ts';
import { seedRecord } from '../../cms/seed/seedRecord.ts';
import { filesOf, placesOf, portsOfCms, runOn, startCms } from './commands.ts';
import { inDatabase, rowsInDatabase } from './databaseFile.ts';
import { newInstallation } from './installation.ts';
import { copyPrepared } from './prepared.ts';

/**
 * `npm run cms:migrate` for an installation that lacks a field, a word and the note of its version, as one of an earlier
 * version does. upgrade.test.ts upgrades a real one.
 */
const cms = await newInstallation();
const backups = join(cms.temp, 'backups');
const migrate = (...args: string[]) =>
  runOn('cms/migrate.ts', cms.data, args, { ...placesOf(cms.data, cms.ports), CI: '1' });

let before: Map<string, Buffer>;
let announced: readonly string[];

beforeAll(async () => {
  await install();
  inDatabase(cms.data, `delete from ${seedRecord} where collection like 'version:%'`);
  inDatabase(cms.data, `alter table news drop column review_on`);
  inDatabase(
    cms.data,
    `delete from directus_fields where field = 'review_on' and collection = 'news'`,
  );
  inDatabase(
    cms.data,
    `delete from directus_translations where key = (select min(key) from directus_translations)`,
  );
  inDatabase(
    cms.data,
    `insert into outgoing_mails (kind, about, key, state, attempts, queued_at, next_at) values ('welcome', 0, 'due', 'waiting', 1, ${Date.now()}, 0)`,
  );
  undoLastStepOfDirectus();
  before = await filesOf(cms.data);
});

afterAll(() => cms.remove());

test('a dry run says what the upgrade will do, and changes no file', async () => {
  const { code, output } = await migrate('--dry-run');
  expect([code, output]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
  expect(output).toContain('of Collegium 0.1.0 or older');
  announced = changesIn(output);
  const fields = announced.find((line) => line.startsWith('New fields: '));
  expect(fields).toContain(' news.review_on');
  // `directus start` does not bring Directus' own tables up to date.
  expect(fields).toContain(' directus_deployments.webhook_ids');
  expect(announced.join('\n')).toContain('Steps of Directus’ own upgrade: 1 added: 20260211A.');
  expect(output).toMatch(/^Words of the editors’ area: \d added\.$/m);
  expect(await filesOf(cms.data)).toEqual(before);
});

test('the upgrade does what the dry run said, after a backup from which it is undone', async () => {
  const { code, output } = await migrate('--backups', backups);
  expect([code, output]).toEqual([0, expect.stringContaining('The upgrade has changed:')]);
  expect(changesIn(output)).toEqual(announced);

  const [name] = await readdir(backups);
  const backup = join(backups, name!);
  expect(output).toContain(`Backup written to ${backup}.`);
  expect(output).toContain(`npm run cms:restore -- ${backup}`);
  const restored = join(cms.temp, 'restored');
  expect((await runOn('cms/restore.ts', restored, [backup])).code).toBe(0);
  // SQLite's backup counts a change in the header of its file: compare the records.
  const original = join(cms.temp, 'original');
  await mkdir(original);
  await writeFile(join(original, 'data.db'), before.get('data.db')!);
  const [old, now] = await Promise.all(
    [original, restored].map((folder) => sqlite(folder).tables(notCompared)),
  );
  expect(differences(old!, now!)).toEqual([expect.stringMatching(/^Unchanged: \d+ records\.$/)]);
});

test('the upgrade sends no mail, and notes the version', () => {
  const mails = rowsInDatabase(cms.data, `select state, attempts from outgoing_mails`);
  expect(mails).toEqual([{ state: 'waiting', attempts: 1 }]);
  const notes = rowsInDatabase(cms.data, `select collection from ${seedRecord}`);
  const versions = notes
    .map(({ collection }) => String(collection))
    .filter((note) => note.startsWith('version:'));
  expect(versions).toEqual([
    expect.stringMatching(/^version:collegium:\d+\.\d+\.\d+$/),
    expect.stringMatching(/^version:directus:11\.\d+\.\d+$/),
  ]);
});

test('data that a newer version has written are refused in one line, and stay as they are', async () => {
  const newer = join(cms.temp, 'newer');
  await copyPrepared(newer);
  inDatabase(newer, `insert into ${seedRecord} (collection) values ('version:collegium:99.0.0')`);
  inDatabase(newer, `delete from ${seedRecord} where collection like 'version:collegium:0.%'`);
  const files = await filesOf(newer);
  const line =
    /CMS_DATA_DIR: expected data of Collegium [\d.]+ or older, found [^\n]+ 99\.0\.0 [^\n]+\n$/;
  const started = startCms(newer, await portsOfCms(), { environment: { CI: '1' } });
  await expect(started).rejects.toThrow(new RegExp(`^It ended with 1:\n${line.source}`));
  for (const args of [['--dry-run'], []]) {
    const { code, output } = await runOn('cms/migrate.ts', newer, args);
    expect([code, output]).toEqual([1, expect.stringMatching(new RegExp(`^${line.source}`))]);
  }
  expect(await filesOf(newer)).toEqual(files);
});

/** As its own `down` does: the database is that of an earlier Directus then. */
function undoLastStepOfDirectus(): void {
  inDatabase(cms.data, `delete from directus_migrations where version = '20260211A'`);
  const added = {
    directus_deployment_runs: ['status', 'url', 'started_at', 'completed_at'],
    directus_deployment_projects: ['url', 'framework', 'deployable'],
    directus_deployments: ['webhook_ids', 'webhook_secret', 'last_synced_at'],
  };
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns)
      inDatabase(cms.data, `alter table ${table} drop column ${column}`);
  }
}

/** The lines about changes, which are the same for a dry run and the upgrade. */
function changesIn(output: string): string[] {
  const [, changes = ''] = /\n(?:The upgrade .+):\n(.*?)\n\n/s.exec(output) ?? [];
  return changes.split('\n').filter((line) => !line.startsWith('{'));
}
