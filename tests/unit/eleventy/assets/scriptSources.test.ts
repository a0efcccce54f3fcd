import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOfScriptSources } from '../../../../eleventy/assets/scriptSources.ts';

const here = process.cwd();
let project: string;
let hash: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'sources-'));
  process.chdir(project);
  const folders = ['locales', 'contract', 'backend', 'browser', 'components'];
  for (const folder of [...folders, 'eleventy/assets', 'eleventy/serviceWorker']) {
    await write(`${folder}/one.ts`, 'export const one = 1;');
  }
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    await write(file, '{}');
  hash = hashOfScriptSources();
});

afterEach(async () => {
  process.chdir(here);
  await rm(project, { recursive: true, force: true });
});

it('stays while nothing changes but what is no source', async () => {
  await write('components/notes.md', 'nothing that is bundled');
  expect(hashOfScriptSources()).toBe(hash);
});

it.each([
  ['an edited script', 'browser/page/one.ts', 'export const one = 2;'],
  ['an edited word', 'locales/de.json', '{ "menu": "Menü" }'],
  ['a new island', 'components/news/New.island.tsx', ''],
  ['how it is bundled', 'eleventy/assets/one.ts', ''],
  ['another version of a library', 'package-lock.json', '{ "react": "20" }'],
])('tells %s', async (_, file, text) => {
  await write(file, text);
  expect(hashOfScriptSources()).not.toBe(hash);
});

it('tells a text that has moved to another file', async () => {
  await write('browser/page/one.ts', '');
  await write('browser/page/two.ts', 'export const one = 1;');
  expect(hashOfScriptSources()).not.toBe(hash);
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), text);
}
