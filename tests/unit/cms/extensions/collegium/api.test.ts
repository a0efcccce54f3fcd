import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Directus only warns if an extension fails to load, and would run without its guards. These tests load the
 * entry of the bundle in a separate process, as Directus does, with parts that fail in different ways.
 */

const source = new URL('../../../../../cms/extensions/collegium/', import.meta.url).pathname;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collegium-api-'));
  for (const file of ['api.ts', 'guard/testedVersion.ts'])
    await cp(source + file, join(folder, file));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
});

afterEach(() => rm(folder, { recursive: true }));

/** A part with this code in its function, which Directus calls at the start. */
const part = (code = '') =>
  `export const hooks = [{ name: 'guard', config() { ${code} } }]; export const operations = [];`;

test('parts that load and register let Directus start', async () => {
  expect(await start(part())).toEqual({ code: 0, output: 'Directus goes on\n', errors: '' });
});

test.each([
  ['import what Directus lacks', `import 'missing-package';`, /missing-package/],
  ['fail while they load', `throw new Error('No rights');`, /^No rights$/],
  ['fail while they register', part(`throw new Error('No hook');`), /^No hook$/],
])('parts that %s end it', async (_what, parts, message) => {
  const { code, output, errors } = await start(parts);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.trim()).toMatch(message);
  expect(errors).not.toMatch(/^\s+at /m);
});

test('a version that was not tested ends it before the parts are loaded', async () => {
  const { code, output, errors } = await start(part(), '12.4.1');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^Directus 12\.4\.1: expected version 11/);
});

test('while data are upgraded, parts do nothing by the clock, and the guards stay', async () => {
  const registers = `({ schedule, init }) { schedule('0 3 * * *'); init('app.after'); init('app.before'); }`;
  const both = `export const hooks = [{ name: 'guard', config${registers} }, { name: 'forms', config${registers} }];`;
  const upgrading = await start(both, '11.17.4', { CMS_UPGRADING: 'true' });
  const all = '0 3 * * *\napp.after\napp.before\n';
  expect(upgrading.output).toBe(`${all}app.before\nDirectus goes on\n`);
  expect((await start(both)).output).toBe(`${all}${all}Directus goes on\n`);
});

/** Prints what a part registers. */
const register = `{ schedule: (rule) => console.log(rule), init: (event) => console.log(event) }`;

async function start(parts: string, version = '11.17.4', env = {}) {
  await writeFile(join(folder, 'parts.js'), parts);
  await mkdir(join(folder, 'node_modules/directus'), { recursive: true });
  const directus = JSON.stringify({ name: 'directus', version });
  await writeFile(join(folder, 'node_modules/directus/package.json'), directus);
  const script = `const { hooks } = await import('./api.ts'); for (const { config } of hooks) config(${register}, { env: ${JSON.stringify(env)} }); console.log('Directus goes on');`;
  const options = ['--experimental-strip-types', '--no-warnings', '--input-type=module'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, '--eval', script],
    // Node looks for the script's imports in the working directory.
    { cwd: folder, encoding: 'utf8' },
  );
  return { code: status, output: stdout, errors: stderr };
}
