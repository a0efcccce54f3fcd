import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdtemp,
  mkdir,
  readFile,
  rm,
  symlink,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A project whose build loads a source beside it, a library, and a template by its path. */
let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'bundled-'));
  await mkdir(join(project, 'node_modules'));
  for (const name of ['esbuild', '@esbuild']) {
    await symlink(resolve('node_modules', name), join(project, 'node_modules', name));
  }
  for (const file of ['typescript.js', 'eleventy/commands/bundleCommand.ts']) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await cp(file, join(project, file));
  }
  await write('package.json', '{ "type": "module" }');
  await write('node_modules/.package-lock.json', '{}');
  await write('node_modules/saying/package.json', '{ "main": "saying.js" }');
  await write('node_modules/saying/saying.js', `exports.from = __filename + ' old';`);
  await write('.eleventy.ts', `export default 1;`);
  await write('data/state.ts', `export const state: { count: number } = { count: 0 };`);
  await write('data/word.ts', `export const word = (): string => 'first';`);
  await write('pages/home.11ty.tsx', template('home'));
  await write(
    'eleventy/commands/build.ts',
    `import { readdirSync } from 'node:fs';
    import { from } from 'saying';
    import { state } from '../../data/state.ts';
    import { word } from '../../data/word.ts';
    console.log(word(), from, import.meta.url);
    for (const name of readdirSync('pages')) {
      await import(new URL(\`../../pages/\${name}?_cache_bust=1\`, import.meta.url).href);
    }
    console.log(state.count);
    if (process.env.FAIL) throw new Error('Lost.');`,
  );
});

afterEach(() => rm(project, { recursive: true, force: true }));

it('is made by the second start of the same, and runs without a compiler', async () => {
  const first = run();
  expect(first.stdout).toMatch(/^first .*saying\.js old file:.*build\.ts\nhome\n1\n$/);
  expect(isBundled()).toBe(false);
  run();
  expect(isBundled()).toBe(true);
  await withoutCompiler();
  expect(run()).toEqual(first);
});

it.each<[string, () => Promise<unknown>, RegExp]>([
  ['a source', () => write('data/word.ts', `export const word = (): string => 'later';`), /^later/],
  [
    'a library, which is dated back',
    async () => {
      await write('node_modules/saying/saying.js', `exports.from = __filename + ' new';`);
      await utimes(join(project, 'node_modules/saying/saying.js'), 0, 0);
    },
    /saying\.js new/,
  ],
  ['a template', () => write('pages/home.11ty.tsx', template('other')), /\nother\n1\n/],
  ['a template that is new', () => write('pages/more.11ty.tsx', template('more')), /home\nmore\n2/],
  ['a template that is gone', () => unlink(join(project, 'pages/home.11ty.tsx')), /build\.ts\n0\n/],
])('is not run after a change of %s', async (_, change, expected) => {
  for (let start = 1; start <= 3; start += 1) run();
  await change();
  for (let start = 1; start <= 4; start += 1) {
    expect(run()).toMatchObject({ stdout: expect.stringMatching(expected) as unknown, status: 0 });
  }
  await withoutCompiler();
  expect(run().stdout).toMatch(expected);
});

it.each([
  ['is cut off', (bundle: string) => bundle.slice(0, -10)],
  ['says something else', (bundle: string) => bundle.replace('first', 'wrong')],
  ['is empty', () => ''],
])('is made anew where it %s', async (_, damage) => {
  const first = run();
  run();
  await write(bundleFile, damage(await readFile(join(project, bundleFile), 'utf8')));
  for (let start = 1; start <= 3; start += 1) expect(run()).toEqual(first);
  await withoutCompiler();
  expect(run()).toEqual(first);
});

it('names file and line of the source where something throws', () => {
  for (let start = 1; start <= 2; start += 1) run();
  expect(isBundled()).toBe(true);
  expect(run({ FAIL: '1' }).stderr).toContain(`${join(project, 'eleventy/commands/build.ts')}:10:`);
});

it('is not made of a build that failed', () => {
  for (let start = 1; start <= 3; start += 1) expect(run({ FAIL: '1' }).status).toBe(1);
  expect(isBundled()).toBe(false);
});

it('is not tried again where it can not be made', async () => {
  await write('eleventy/commands/bundleCommand.ts', `console.log('tried'); throw new Error();`);
  const tries = Array.from({ length: 5 }, () => run().stdout.includes('tried'));
  expect(tries).toEqual([false, true, false, false, false]);
});

const bundleFile = '.cache/typescript/bundle.json';

function isBundled(): boolean {
  return existsSync(join(project, bundleFile));
}

function template(name: string): string {
  return `import { state } from '../data/state.ts';\nstate.count += 1;\nconsole.log('${name}' as string);\n`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), text);
}

/** Nor anything that it has compiled, file by file. */
async function withoutCompiler() {
  await rm(join(project, '.cache/typescript/compiled'));
  const esbuild = join(project, 'node_modules/esbuild');
  await unlink(esbuild);
  await mkdir(esbuild);
  await cp('node_modules/esbuild/package.json', join(esbuild, 'package.json'));
}

function run(variables: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', './typescript.js', 'eleventy/commands/build.ts'],
    { cwd: project, encoding: 'utf8', env: { PATH: process.env['PATH'], ...variables } },
  );
  return { stdout, stderr, status };
}
