import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersFrom } from '../../data/starter/answers.ts';
import { writeProject } from '../../data/starter/writeProject.ts';
import { build } from './commands.ts';
import { rowsInDatabase } from './databaseFile.ts';
import { newInstallation } from './installation.ts';

/*
 * Checks the first start of a Directus for an association's own project: without demo accounts, and with a
 * second factor for the administrator.
 */

const cms = await newInstallation({ fromNothing: true });
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'own-'));
  const answers = answersFrom({
    ...{ name: 'Bund der Übung e. V.', short: 'bdu', languages: 'de,fr' },
    ...{ brand: '#7a1f5c', base: '#fafaf7', email: 'post@bund.example', logo: '', pages: 'about' },
  });
  await writeProject(project, answers, '2026-11-26');
  await cms.start({ environment: { PROJECT_DIR: project } });
});
afterAll(async () => {
  await cms.remove();
  await rm(project, { recursive: true, force: true });
});

test('creates an administrator, and no other account', async () => {
  expect(cms.output()).not.toContain('Outbox');
  expect(cms.output()).toMatch(/^ {2}administrator /m);
  expect(cms.output()).not.toMatch(/^ {2}(?:editor|member|inbox)/m);
  const names = rowsInDatabase(
    cms.data,
    'select first_name, last_name from directus_users where email is not null',
  );
  expect(names).toEqual([{ first_name: 'Administrator', last_name: null }]);
  // Logging in works; a second factor is required for more.
  const administrator = await cms.logIn('administrator');
  const { status, body } = await cms.ask('GET', '/users', undefined, administrator);
  expect([status, body.errors?.[0]?.extensions?.code]).toEqual([403, 'FORBIDDEN']);
});

test('has the project’s content, from which the site is built', async () => {
  const environment = { PROJECT_DIR: project, DIRECTUS_URL: cms.url, SOCIAL_IMAGES: '0' };
  const { code, output } = await build(environment);
  expect([code, output]).toEqual([0, expect.stringContaining('pages in 2 languages from')]);
  const home = await readFile(join(project, 'site/index.html'), 'utf8');
  expect(home).toContain('<title>Bund der Übung e. V.</title>');
  expect(home).toContain('#7a1f5c');
});

test('tells how to build the website of this project', () => {
  expect(cms.output()).toContain(`PROJECT_DIR=${project} DIRECTUS_URL=${cms.url} npm run build`);
});

test('starts again with the same project, and refuses another', async () => {
  await cms.stop();
  await cms.start({ environment: { PROJECT_DIR: project } });
  expect(cms.output()).not.toContain('PROJECT: expected');
  await cms.stop();
  await cms.start({ environment: { PROJECT: 'shop' } });
  expect(cms.output()).toContain(
    'PROJECT: expected bdu, which this Directus was filled with, found shop; set',
  );
});

test('ends with a line for each mistake in the content', async () => {
  await cms.stop();
  const file = join(project, 'content/project.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"logo"', '"lgo"'));
  const failed = cms.start({ environment: { PROJECT_DIR: project } });
  const message = await failed.then(() => 'It has started.', String);
  await writeFile(file, text);
  expect(message).toMatch(/^Error: It ended with 1:\n/);
  expect(message).toContain('\nproject.json: lgo: expected no such field');
  expect(message).not.toMatch(/^ {4}at /m);
});
