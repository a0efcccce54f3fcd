/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Directus only warns if an extension fails to load. These tests load the guard's entry file in a
 * separate process, as Directus does, with guards that fail in different ways.
 */

const source = new URL('../../../../../cms/extensions/collegium-guard/', import.meta.url).pathname;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collegium-guard-'));
  for (const file of ['index.ts', 'testedVersion.ts']) await cp(source + file, join(folder, file));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
});

afterEach(() => rm(folder, { recursive: true }));

test('guards that load and register let Directus start', async () => {
  expect(await start('export function registerGuards() {}')).toEqual({
    ...{ code: 0, output: 'Directus goes on\n', errors: '' },
  });
});

test.each([
  ['import what Directus lacks', `import 'missing-package';`, /missing-package/],
  ['fail while they load', `throw new Error('No rights');`, /^No rights$/],
  [
    'fail while they register',
    `export function registerGuards() { throw new Error('No hook'); }`,
    /^No hook$/,
  ],
])('guards that %s end it', async (_what, guards, message) => {
  const { code, output, errors } = await start(guards);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.trim()).toMatch(message);
  expect(errors).not.toMatch(/^\s+at /m);
});

test('a version that was not tested ends it before the guards are loaded', async () => {
  const { code, output, errors } = await start('export function registerGuards() {}', '12.4.1');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^Directus 12\.4\.1: expected version 11/);
});

async function start(guards: string, version = '11.17.4') {
  await writeFile(join(folder, 'guards.ts'), guards);
  await mkdir(join(folder, 'node_modules/directus'), { recursive: true });
  const directus = JSON.stringify({ name: 'directus', version });
  await writeFile(join(folder, 'node_modules/directus/package.json'), directus);
  const script = `const { default: guard } = await import('./index.ts'); guard(); console.log('Directus goes on');`;
  const options = ['--experimental-strip-types', '--no-warnings', '--input-type=module'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, '--eval', script],
    // Node looks for the script's imports in the working directory.
    { cwd: folder, encoding: 'utf8' },
  );
  return { code: status, output: stdout, errors: stderr };
}
