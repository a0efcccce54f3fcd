import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postgres } from '../../cms/backup/postgres.ts';
import { readCmsEnvironment } from '../../cms/environment.ts';
import { differences } from '../../cms/migration/differences.ts';
import { seedRecord } from '../../cms/seed/seedRecord.ts';
import { startPostgres } from '../postgres.ts';
import { placesOf, runOn } from './commands.ts';
import { newMessage, sendMessage, site } from './forms/endpoint.ts';
import { newInstallation } from './installation.ts';
import { sendFile } from './sendFile.ts';

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

/** The website that sends the forms, each from its own network address, and a cheap proof of work. */
const forTests = {
  CMS_FORMS_ORIGINS: site,
  IP_TRUST_PROXY: 'true',
  CMS_FORMS_WORK: '2',
  CMS_FORMS_LEAST_SECONDS: '0',
};

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
  await restore(join(backups, name!), 'restored');
  expect(await recordsOf('restored')).toEqual(before);
});

test('a backup is complete, though people write while it is made', async () => {
  await cms.start({ environment: { ...environment, ...forTests } });
  const editor = await cms.logIn('editor');
  const until = new AbortController();
  const stored: string[] = [];
  const write = async () => {
    while (!until.signal.aborted) {
      const message = await newMessage(cms.url, { name: `Busy ${stored.length}` });
      if ((await sendMessage(cms.url, message)).told === 'stored') stored.push(message.email);
    }
  };
  let uploads = 0;
  const upload = async () => {
    while (!until.signal.aborted) {
      const content = `Minutes ${uploads}`;
      const file = { name: `minutes-${uploads}.txt`, type: 'text/plain', content };
      if ((await sendFile(cms, editor, file)).ok) uploads += 1;
    }
  };
  const writing = Promise.all([write(), upload()]);
  while (stored.length === 0 || uploads === 0) await wait(50);
  const before = [...stored];
  const folder = join(cms.temp, 'backups-of-busy');
  const places = placesOf(cms.data, cms.ports);
  const { output } = await runOn('cms/backup.ts', cms.data, [folder], {
    ...places,
    ...environment,
  });
  until.abort();
  await writing;
  await cms.stop();
  expect(output).toMatch(/^Backup written to .+\.\n$/);
  expect(stored.length).toBeGreaterThan(before.length);

  const [name] = await readdir(folder);
  const data = await restore(join(folder, name!), 'busy');
  const restored = await recordsOf('busy');
  const messages = [...restored.get('messages')!.rows.values()];
  // All that were stored before the backup; of the later ones, any.
  const senders = messages.map(({ email }) => String(email));
  expect(before.filter((email) => !senders.includes(email))).toEqual([]);
  expect(senders.filter((email) => !stored.includes(email))).toEqual([]);
  // A message and its mail are stored in one transaction.
  const mails = [...restored.get('outgoing_mails')!.rows.values()].map(({ about }) => about);
  expect(mails.toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
  const files = [...restored.get('directus_files')!.rows.values()];
  // Directus 11.17.4 stores the record first, and the file's name once the file is there.
  const complete = files.filter(({ filename_disk: file }) => file !== null);
  expect(files.length - complete.length).toBeLessThanOrEqual(1);
  expect(complete.filter(({ type }) => type === 'text/plain').length).toBeGreaterThan(0);
  for (const { filename_disk: file, filesize } of complete) {
    expect((await stat(join(data, 'uploads', String(file)))).size).toBe(Number(filesize));
  }
});

/** Restores a backup into a new database and a new data folder. Returns the folder. */
async function restore(backup: string, database: string): Promise<string> {
  server.query(`create database ${database}`);
  const folder = join(cms.temp, database);
  const restored = { ...environment, DB_DATABASE: database };
  const { code, output } = await runOn('cms/restore.ts', folder, [backup], restored);
  expect([code, output]).toEqual([0, expect.stringContaining('Next: ')]);
  return folder;
}

function databases(): string[] {
  return server.query('select datname from pg_database where not datistemplate order by datname');
}

/** The lines about changes, which are the same for a dry run and the upgrade. */
function changesIn(output: string): string {
  const [, changes = ''] = /\n(?:The upgrade .+):\n(.*?)\n\n/s.exec(output) ?? [];
  return changes;
}
