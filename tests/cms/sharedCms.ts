import { readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
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
  const { data, ports, site: builtSite } = server;
  const access = accessTo(data, ports);
  let clockIsAhead = 0;
  const restore = async () => {
    await copyData(prepared(), data);
    await control(data, 'directus', 'forget');
    await forgetMail(access);
    clockIsAhead = 0;
  };
  await restore();
  const began = statSync(server.output).size;

  return {
    ...access,
    /** For a test that can't go on from where the test before it was. */
    restore,
    /** A folder for the test's own files. */
    temp: await mkdtemp(join(folder, 'temp-')),
    /** Where the site is, once it was built from the untouched content. */
    builtSite,
    /** The output of Directus since this file has begun. */
    output: () => readFileSync(server.output).subarray(began).toString(),

    /** Moves the clock of Directus, and leaves that of the test as it is. */
    async moveClock(milliseconds: number): Promise<void> {
      clockIsAhead += milliseconds;
      await control(data, 'directus', 'clock', clockIsAhead);
    },
    /** Runs at once what Directus does at certain times, by the rule as it stands in the extension. */
    runSchedule: (rule: string) => control(data, 'directus', 'schedule', rule),
    /** Directus does not answer any more, as while it is stopped. */
    goAway: () => control(data, 'directus', 'close', ports.directus),
    comeBack: () => control(data, 'directus', 'open', ports.directus),
    /** The same for the server that Directus gives its mails to. */
    mailServerGoesAway: () => control(data, 'mail', 'close', ports.smtp),
    mailServerComesBack: () => control(data, 'mail', 'open', ports.smtp),
    /** Has all mails tried now that wait for their next try. */
    async sendWaitingMail(): Promise<void> {
      inDatabase(data, `update outgoing_mails set next_at = 0 where state = 'waiting'`);
      await control(data, 'directus', 'schedule', '*/10 * * * * *');
    },
    /** Changes rows past Directus: what only time would bring, or what no request may. */
    inDatabase: (statement: string, ...values: SQLInputValue[]) =>
      inDatabase(data, statement, ...values),
    /** Reads rows past Directus. */
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

/** @returns the number of rows that were changed */
function inDatabase(data: string, statement: string, ...values: SQLInputValue[]): number {
  const database = new DatabaseSync(join(data, 'data.db'), { timeout: 10_000 });
  try {
    return Number(database.prepare(statement).run(...values).changes);
  } finally {
    database.close();
  }
}

function rowsInDatabase(data: string, query: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(join(data, 'data.db'), { readOnly: true, timeout: 10_000 });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}
