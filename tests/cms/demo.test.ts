import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demoPeople } from '../../cms/people.ts';
import { isFree } from '../../cms/running/ports.ts';
import { seedRecord } from '../../cms/seed/seedRecord.ts';
import { filesOf, portsOfCms, startDemo, type RunningCms } from './commands.ts';
import { newInstallation, passwordOf } from './installation.ts';

/*
 * Tests `npm run demo`. The tests depend on their order and use the same data: an editor has
 * changed them, and their first start was interrupted.
 */

const cms = await newInstallation();
const site = `http://localhost:${cms.ports.site}`;
const ports = Object.values(cms.ports);
const edited = 'Verband der Vorführung';
let demo: RunningCms | undefined;
let embedded: string;

const start = async (said?: string) => {
  demo = await startDemo(cms.data, cms.ports, { said });
  return demo;
};

beforeAll(async () => {
  embedded = await fingerprint();
  inDatabase(`update company set company_name = '${edited}'`);
  // The state after a start that was interrupted between two steps. Each finished step is recorded.
  inDatabase(`delete from ${seedRecord} where collection like 'mail_text:%'`);
});

afterAll(async () => {
  await demo?.stop();
  await cms.remove();
});

test('reports a port that is in use in one line, before any slow step', async () => {
  const other = createServer().listen(cms.ports.site, '127.0.0.1');
  await once(other, 'listening');
  await expect(start()).rejects.toThrow(
    `It ended with 1:\nPORT: ${cms.ports.site} is taken; stop what uses it, or choose another.\n`,
  );
  other.close();
  await once(other, 'close');
});

test('leaves nothing behind where it is stopped halfway', async () => {
  for (const step of ['Starting Directus …', 'Building the site from it …']) {
    expect(await (await start(step)).stop()).toBe(0);
    expect(await takenOf(ports)).toEqual([]);
  }
});

test('takes up what was edited, and leaves the embedded content as it is', async () => {
  await start();
  expect(await (await fetch(`${site}/impressum`)).text()).toContain(edited);
  expect(await fingerprint()).toBe(embedded);
});

test('says where everything is, and how to get in', async () => {
  const { text } = demo!.output;
  expect(text).toContain(`Website        ${site}\n`);
  expect(text).toContain(`Directus       ${cms.url}\n`);
  const [, mails] = /^Mails +(\S+)$/m.exec(text)!;
  expect((await fetch(mails!)).status).toBe(200);
  for (const person of ['administrator', 'editor', 'member'] as const) {
    expect(text).toContain(demoPeople[person].email);
    expect(text).toContain(await passwordOf(cms.data, person));
  }
});

test('serves a site that knows its Directus, which lets that site ask', async () => {
  const page = await fetch(`${site}/kontakt`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain(cms.url);
  const asked = await fetch(`${cms.url}/items/company`, { headers: { origin: site } });
  expect(asked.headers.get('access-control-allow-origin')).toBe(site);
});

test('does not start a second time on data that is in use', async () => {
  const elsewhere = await portsOfCms();
  await expect(startDemo(cms.data, elsewhere)).rejects.toThrow(
    `It ended with 1:\nCMS_DATA_DIR: expected data that nothing uses, but the Directus at http://127.0.0.1:${cms.ports.directus} does; stop it, or choose another folder.\n`,
  );
});

test('ends with all its parts', async () => {
  expect(await demo!.stop()).toBe(0);
  expect(await takenOf(ports)).toEqual([]);
  expect(demo!.output.text).not.toMatch(/^\s+at /m);
});

function inDatabase(statement: string): void {
  const database = new DatabaseSync(join(cms.data, 'data.db'));
  const { changes } = database.prepare(statement).run();
  database.close();
  expect(changes).toBeGreaterThan(0);
}

async function takenOf(all: readonly number[]): Promise<number[]> {
  const free = await Promise.all(all.map((port) => isFree(port, '127.0.0.1')));
  return all.filter((_, index) => !free[index]);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const [path, content] of await filesOf('data/embedded')) hash.update(path).update(content);
  return hash.digest('hex');
}
