import { readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { inDatabase, rowsInDatabase } from './databaseFile.ts';
import { accessTo, keptSecret } from './installation.ts';
import { prepared, sharedFolder } from './prepared.ts';
import { control } from './shared/control.ts';
import { copyData } from './shared/files.ts';
import { runningIn, startShared } from './shared/server.ts';

export type SharedCms = Awaited<ReturnType<typeof sharedCms>>;

/**
 * The Directus that all test files of a Jest worker share. It is reset to the state after its first
 * start: with the content of the embedded project, empty caches, no mail, and the right time. A
 * test file calls this function once, at its beginning, and may change any data. It must not stop
 * the process.
 *
 * The settings are in shared/server.ts. A test that needs other settings or a start of its own uses
 * `newInstallation`, which costs eight seconds of CPU time for each start.
 */
export async function sharedCms() {
  const folder = sharedFolder(process.env.JEST_WORKER_ID ?? '1');
  const server = (await runningIn(folder)) ?? (await startCopy(folder));
  const { data, ports, site: builtSite, dkimKey } = server;
  const access = accessTo(data, ports);
  let clockIsAhead = 0;
  const restore = async () => {
    await copyData(prepared(), data);
    // A test that failed may have left them closed, and each test that waits for a mail would take minutes to fail.
    await control(data, 'directus', 'open', ports.directus);
    await control(data, 'mail', 'open', ports.smtp);
    await control(data, 'directus', 'forget');
    await forgetMail(access);
    clockIsAhead = 0;
  };
  await restore();
  const began = statSync(server.output).size;

  return {
    ...access,
    /** Resets Directus, for tests that must not start from the state of the test before. */
    restore,
    /** A folder for the test's own files. */
    temp: await mkdtemp(join(folder, 'temp-')),
    /** The folder of the site that is built from the unchanged content. */
    builtSite,
    /** The public key to the signatures of mails, as DNS has it. */
    dkimKey,
    /** The output of Directus since the start of this test file. */
    output: () => readFileSync(server.output).subarray(began).toString(),

    /** Moves Directus' clock. The test's clock stays. */
    async moveClock(milliseconds: number): Promise<void> {
      clockIsAhead += milliseconds;
      await control(data, 'directus', 'clock', clockIsAhead);
    },
    /** Directus' time, in milliseconds. */
    now: () => Date.now() + clockIsAhead,
    /**
     * Runs a schedule of an extension immediately. `rule` is its cron expression in the extension.
     */
    runSchedule: (rule: string) => control(data, 'directus', 'schedule', rule),
    /** Closes Directus' port, as if it were stopped. */
    goAway: () => control(data, 'directus', 'close', ports.directus),
    comeBack: () => control(data, 'directus', 'open', ports.directus),
    /** Does the same for the mail server that Directus uses. */
    mailServerGoesAway: () => control(data, 'mail', 'close', ports.smtp),
    mailServerComesBack: () => control(data, 'mail', 'open', ports.smtp),
    /** Sends all waiting mails immediately. */
    async sendWaitingMail(): Promise<void> {
      inDatabase(data, `update outgoing_mails set next_at = 0 where state = 'waiting'`);
      await control(data, 'directus', 'schedule', '*/10 * * * * *');
    },
    /** Changes rows directly in the database, such as dates, which requests cannot change. */
    inDatabase: (statement: string, ...values: SQLInputValue[]) =>
      inDatabase(data, statement, ...values),
    /** Reads rows directly from the database. */
    rowsInDatabase: (query: string) => rowsInDatabase(data, query),
  };
}

async function startCopy(folder: string) {
  await cp(prepared(), join(folder, 'data'), { recursive: true });
  return startShared(folder);
}

async function forgetMail({ data, mail }: ReturnType<typeof accessTo>): Promise<void> {
  await fetch(`${mail}/${await keptSecret(data, 'MAIL_KEY')}/messages`, { method: 'DELETE' });
}
