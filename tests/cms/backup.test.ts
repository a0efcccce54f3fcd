import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { demoPeople } from '../../cms/people.ts';
import { filesOf, portsOfCms, runOn, startCms } from './commands.ts';
import { newMessage, sendMessage } from './forms/endpoint.ts';
import { accessTo } from './installation.ts';
import { sharedCms } from './sharedCms.ts';

/** Backs up a real Directus while people write, and restores it elsewhere. */
const cms = await sharedCms();
const backups = join(cms.temp, 'backups');

const backUp = async (...more: string[]) => {
  const { code, output } = await runOn('cms/backup.ts', cms.data, [backups, ...more]);
  expect([code, output]).toEqual([0, expect.stringContaining('Backup written to ')]);
  return /^Backup written to (.+)\.$/m.exec(output)![1]!;
};
const restore = (backup: string, to: string) => runOn('cms/restore.ts', to, [backup]);

/** All rows of all tables. */
function rowsIn(data: string): Record<string, unknown[]> {
  const database = new DatabaseSync(join(data, 'data.db'), { readOnly: true, timeout: 10_000 });
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all();
  const rows = tables.map(({ name }) => [
    String(name),
    database.prepare(`select * from "${String(name)}"`).all(),
  ]);
  database.close();
  return Object.fromEntries(rows) as Record<string, unknown[]>;
}

let backup: string;

afterAll(() => cms.mailServerComesBack());

test('a backup is complete, though people write while it is made', async () => {
  await cms.mailServerGoesAway();
  const until = new AbortController();
  const writing = (async () => {
    let written = 0;
    while (!until.signal.aborted) {
      const message = await newMessage(cms.url, {
        name: `Busy ${written}`,
        email: `b${written}@example.org`,
      });
      if ((await sendMessage(cms.url, message)).told === 'stored') written += 1;
    }
    return written;
  })();
  const during = await backUp();
  until.abort();
  expect(await writing).toBeGreaterThan(0);

  const elsewhere = join(cms.temp, 'during');
  expect((await restore(during, elsewhere)).code).toBe(0);
  const { directus_files: files } = rowsIn(elsewhere);
  const uploads = await readdir(join(elsewhere, 'uploads'));
  const named = (files as { filename_disk: string }[]).map(({ filename_disk: name }) => name);
  expect(named.filter((name) => !uploads.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

test('a restore elsewhere has the same records, files, passwords and waiting mails', async () => {
  backup = await backUp();
  const elsewhere = join(cms.temp, 'elsewhere');
  // As after a way over a disk for Windows, into a folder that somebody has made.
  for (const name of ['data.db', '.env']) await chmod(join(backup, name), 0o644);
  await mkdir(elsewhere, { mode: 0o755 });
  const { code, output } = await restore(backup, elsewhere);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Restored the state of 20.+ npm run cms\.\n$/),
  ]);

  const rows = rowsIn(elsewhere);
  expect(rows).toEqual(rowsIn(cms.data));
  expect(rows['outgoing_mails']!.length).toBeGreaterThan(0);
  expect(await hashesOf(join(elsewhere, 'uploads'))).toEqual(
    await hashesOf(join(cms.data, 'uploads')),
  );
  const modes = ['.', 'data.db', '.env'].map(
    async (name) => (await stat(join(elsewhere, name))).mode & 0o077,
  );
  expect(await Promise.all(modes)).toEqual([0, 0, 0]);

  const ports = await portsOfCms();
  const running = await startCms(elsewhere, ports);
  try {
    const restored = accessTo(elsewhere, ports);
    const member = await restored.logIn('member');
    const { body } = await restored.ask('GET', '/users/me?fields=email', undefined, member);
    expect(body.data).toEqual({ email: demoPeople.member.email });
  } finally {
    await running.stop();
  }
});

test('a damaged backup is refused before anything changes', async () => {
  const target = join(cms.temp, 'refused');
  const damages: Readonly<Record<string, (copy: string) => Promise<unknown>>> = {
    'data.db: expected the file as it was backed up, found a changed file': (copy) =>
      appendFile(join(copy, 'data.db'), 'x'),
    '.env: expected the file as it was backed up, found nothing': (copy) => rm(join(copy, '.env')),
    'uploads/more.txt: expected the file as it was backed up, found a file that is not in the list':
      (copy) => writeFile(join(copy, 'uploads/more.txt'), ''),
    "backup.json: expected the list of a backup's files": (copy) =>
      writeFile(join(copy, 'backup.json'), '{'),
    'backup.json: expected a backup, found none': (copy) => rm(join(copy, 'backup.json')),
    // Names and texts in a backup are data on the terminal.
    'uploads/\\x1b[2Ja/b: can’t be written': async (copy) => {
      await mkdir(join(copy, 'uploads/\x1b[2Ja'));
      await writeFile(join(copy, 'uploads/\x1b[2Ja/b'), '');
      const added = `"uploads/\\u001b[2Ja/b": "${hash('sha256', '')}",`;
      await change(copy, '"files": {', `"files": { ${added}`);
    },
    "backup.json: expected the list of a backup's": (copy) =>
      change(copy, /"directus": "[^"]+"/, '"directus": "99.0.0\\nRestored"'),
    'Expected Directus 99.0.0 or newer': (copy) =>
      change(copy, /"directus": "[^"]+"/, '"directus": "99.0.0"'),
    'data.db: expected an undamaged database, found damage': damageUnnoticed,
    'DB_CLIENT: expected pg': async (copy) => {
      await change(copy, '"sqlite3"', '"pg"');
      await change(copy, '"data.db"', '"database.dump"');
      await rename(join(copy, 'data.db'), join(copy, 'database.dump'));
    },
    // The database of somebody else, which is in no list.
    'data.db: expected files and folders in a backup': async (copy) => {
      await rm(join(copy, 'data.db'));
      await symlink(join(cms.data, 'data.db'), join(copy, 'data.db'));
      await change(copy, /\n *"data.db": "\w+",/, '');
    },
    'uploads/pipe: expected files and folders in a backup': (copy) =>
      promisify(execFile)('mkfifo', [join(copy, 'uploads/pipe')]),
    'backup.json: expected data.db in its list': async (copy) => {
      await rm(join(copy, 'data.db'));
      await change(copy, /\n *"data.db": "\w+",/, '');
    },
  };
  for (const [line, damage] of Object.entries(damages)) {
    const copy = join(cms.temp, 'damaged');
    await cp(backup, copy, { recursive: true });
    await damage(copy);
    const { code, output } = await restore(copy, target);
    expect(output).toContain(line);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(await readdir(target).catch(() => [])).toEqual([]);
    await rm(copy, { recursive: true });
  }
});

test('a restore changes no folder that has files', async () => {
  const before = await hashesOf(join(cms.temp, 'elsewhere'));
  const { code, output } = await restore(backup, join(cms.temp, 'elsewhere'));
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^CMS_DATA_DIR: expected an empty folder/),
  ]);
  expect(await hashesOf(join(cms.temp, 'elsewhere'))).toEqual(before);
});

test('only the newest backups stay, and what else is in the folder', async () => {
  await mkdir(join(backups, '2020-01-01T00-00-00Z'));
  await writeFile(join(backups, 'README'), 'Ours');
  // By a wrong clock, or by somebody who wants the others deleted.
  await mkdir(join(backups, '2999-01-01T00-00-00Z'));
  const newest = await backUp('--keep', '1');
  expect(await readdir(backups)).toEqual([
    newest.split('/').at(-1),
    '2999-01-01T00-00-00Z',
    'README',
  ]);
});

test('a backup without an upload that Directus names is an error, and deletes no older one', async () => {
  const [file] = cms.rowsInDatabase('select filename_disk from directus_files');
  const lost = String(file!['filename_disk']);
  await rm(join(cms.data, 'uploads', lost));
  const { code, output } = await runOn('cms/backup.ts', cms.data, [backups, '--keep', '1']);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`found 1 missing, such as ${lost}; `),
  ]);
  expect(output).not.toContain('Deleted');
});

test.each(['../../outside', '..', ''])(
  'a record that names the upload “%s” changes nothing outside the backup',
  async (name) => {
    await writeFile(join(cms.data, '../outside'), 'Data of another program');
    const [file] = cms.rowsInDatabase('select id, filename_disk from directus_files');
    const setName = (to: string) =>
      cms.inDatabase(
        'update directus_files set filename_disk = ? where id = ?',
        to,
        String(file!['id']),
      );
    setName(name);
    try {
      const { code, output } = await runOn('cms/backup.ts', cms.data, [join(backups, 'more')]);
      expect(output).toContain('1 missing, such as');
      expect(code).toBe(1);
      expect(await readdir(join(backups, 'more'))).not.toContain('outside');
    } finally {
      setName(String(file!['filename_disk']));
    }
  },
);

test('a folder that can’t be written is reported in one line, and leaves nothing', async () => {
  const file = join(cms.temp, 'file');
  await writeFile(file, '');
  const { code, output } = await runOn('cms/backup.ts', cms.data, [file]);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^.+: can’t be written or read \(ENOTDIR\); .+\n$/),
  ]);
});

test('a backup is not written into what somebody else has prepared for it', async () => {
  const shared = join(cms.temp, 'shared');
  const seconds = Array.from({ length: 300 }, (_, second) => Date.now() + second * 1000);
  for (const time of seconds) {
    const name = new Date(time)
      .toISOString()
      .replace(/:/g, '-')
      .replace(/\.\d+Z$/, 'Z');
    await mkdir(join(shared, `.${name}`), { recursive: true });
  }
  const { code, output } = await runOn('cms/backup.ts', cms.data, [shared]);
  expect([code, output]).toEqual([1, expect.stringContaining('(EEXIST)')]);
  const files = [...(await filesOf(shared)).keys()];
  expect(files).toEqual([]);
});

/** The hash of every file below a folder. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const files = [...(await filesOf(folder))];
  return Object.fromEntries(files.map(([path, bytes]) => [path, hash('sha256', bytes)]));
}

/** Overwrites a part of the database, as a failing disk would before the backup was listed. */
async function damageUnnoticed(copy: string): Promise<void> {
  const file = join(copy, 'data.db');
  const bytes = await readFile(file);
  const before = hash('sha256', bytes);
  bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 40_000);
  await writeFile(file, bytes);
  await change(copy, before, hash('sha256', bytes));
}

async function change(copy: string, from: string | RegExp, to: string): Promise<void> {
  const file = join(copy, 'backup.json');
  await chmod(file, 0o600);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}
