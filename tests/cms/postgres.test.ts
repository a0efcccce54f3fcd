import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { postgres } from '../../cms/backup/postgres.ts';
import { readCmsEnvironment } from '../../cms/environment.ts';
import { differences } from '../../cms/migration/differences.ts';
import { seedRecord } from '../../cms/seed/seedRecord.ts';
import { startPostgres } from '../postgres.ts';
import { placesOf, runOn } from './commands.ts';
import { newInstallation } from './installation.ts';

/*
 * `npm run cms:migrate`, `cms:backup` and `cms:restore` with PostgreSQL, for an installation that lacks a field and the
 * note of its version, as one of an earlier version does.
 */
const server = await startPostgres();
const cms = await newInstallation({ fromNothing: true });
const { environment } = server;
const backups = join(cms.temp, 'backups');
const migrate = (args: readonly string[], more = {}) =>
  runOn('cms/migrate.ts', cms.data, args, {
    ...placesOf(cms.data, cms.ports),
    ...{ ...environment, CI: '1', ...more },
  });

/** All records of a database, whoever wrote them. */
const recordsOf = (name: string) =>
  postgres(readCmsEnvironment({ ...environment, DB_DATABASE: name })).tables(new Set());

let announced: string;

beforeAll(async () => {
  await cms.start({ environment });
  await cms.stop();
  server.query(`delete from ${seedRecord} where collection like 'version:%'`);
  server.query('alter table news drop column review_on');
  server.query(`delete from directus_fields where field = 'review_on' and collection = 'news'`);
});

afterAll(async () => {
  await cms.remove();
  await server.stop();
});

test('a dry run says what the upgrade will do, and leaves database and server as they were', async () => {
  const before = await recordsOf('collegium');
  const { code, output } = await migrate(['--dry-run']);
  expect([code, output]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
  announced = changesIn(output);
  expect(announced).toContain('New fields: news.review_on.');
  expect(await recordsOf('collegium')).toEqual(before);
  expect(databases()).toEqual(['collegium', 'postgres']);
});

test('a user who may not create a database reads how to try an upgrade in another way', async () => {
  server.query('create role reader login in role pg_read_all_data');
  const { code, output } = await migrate(['--dry-run'], { DB_USER: 'reader' });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /^DB_USER: expected a user who may create a database .* permission denied .* Nothing was changed\.$/m,
    ),
  ]);
  expect(databases()).toEqual(['collegium', 'postgres']);
});

test('the upgrade does what the dry run said, after a backup that restores every record', async () => {
  const before = await recordsOf('collegium');
  const { code, output } = await migrate(['--backups', backups]);
  expect([code, output]).toEqual([0, expect.stringContaining('To undo it: ')]);
  expect(changesIn(output)).toBe(announced);
  const upgraded = await recordsOf('collegium');
  expect(differences(before, upgraded)).toContain('New fields: news.review_on.');

  const [name] = await readdir(backups);
  server.query('create database restored');
  const restored = await runOn(
    'cms/restore.ts',
    join(cms.temp, 'restored'),
    [join(backups, name!)],
    {
      ...environment,
      DB_DATABASE: 'restored',
    },
  );
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Next: ')]);
  expect(await recordsOf('restored')).toEqual(before);
});

function databases(): string[] {
  return server.query('select datname from pg_database where not datistemplate order by datname');
}

/** The lines about changes, which are the same for a dry run and the upgrade. */
function changesIn(output: string): string {
  const [, changes = ''] = /\n(?:The upgrade .+):\n(.*?)\n\n/s.exec(output) ?? [];
  return changes;
}
