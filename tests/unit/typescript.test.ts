import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, mkdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** `typescript.js` in a project of two files, as the commands of this one are started. */
let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'typescript-'));
  await mkdir(join(project, 'node_modules'));
  for (const name of ['esbuild', '@esbuild']) {
    await symlink(resolve('node_modules', name), join(project, 'node_modules', name));
  }
  await cp('typescript.js', join(project, 'typescript.js'));
  await write('package.json', '{ "type": "module" }');
  await write('main.ts', `import { word } from './word.tsx';\nconsole.log(word() as string);\n`);
  await write('word.tsx', wordSaying('first'));
});

afterEach(() => rm(project, { recursive: true, force: true }));

it('runs what is remembered without a compiler', async () => {
  expect(run().stdout).toBe('first\n');
  await withoutCompiler();
  expect(run()).toMatchObject({ stdout: 'first\n', status: 0 });
});

it('takes up a source that was edited, whatever its date and length', async () => {
  expect(run().stdout).toBe('first\n');
  await write('word.tsx', wordSaying('later'));
  expect(run().stdout).toBe('later\n');
  await write('word.tsx', wordSaying('first'));
  expect(run().stdout).toBe('first\n');
});

it('takes up a source that stands in for another', async () => {
  expect(run().stdout).toBe('first\n');
  await write('other.ts', `export const word = () => 'other';`);
  await write('main.ts', `import { word } from './other.ts';\nconsole.log(word());\n`);
  await unlink(join(project, 'word.tsx'));
  expect(run().stdout).toBe('other\n');
});

it.each([
  ['is cut off', (cache: string) => cache.slice(0, -10)],
  ['says something else', (cache: string) => cache.replace('first', 'wrong')],
  ['is empty', () => ''],
])('notices a cache that %s', async (_, damage) => {
  run();
  const cache = await readFile(join(project, cacheFile), 'utf8');
  await write(cacheFile, damage(cache));
  expect(run()).toMatchObject({ stdout: 'first\n', stderr: '', status: 0 });
  expect(await readFile(join(project, cacheFile), 'utf8')).toBe(cache);
});

it('leaves alone what another compiler remembered', async () => {
  run();
  const starter = await readFile(join(project, 'typescript.js'), 'utf8');
  await write(
    'typescript.js',
    starter.replace(`jsx: 'automatic'`, `jsx: 'automatic', minify: true`),
  );
  await withoutCompiler();
  expect(run().stderr).toContain('Cannot find module');
});

it('runs where nothing can be remembered', async () => {
  await write('.cache', 'a file');
  expect(run()).toMatchObject({ stdout: 'first\n', status: 0 });
});

it.each(['when it is compiled', 'when it is remembered'])(
  'names file and line of the source where something throws, %s',
  async () => {
    await write(
      'word.tsx',
      `interface Lost {\n  word: string;\n}\n\nexport const word = (): Lost => {\n  throw new Error('Lost.');\n};\n`,
    );
    run();
    expect(run().stderr).toContain(`${join(project, 'word.tsx')}:6:9`);
  },
);

it('names file and line of a source that is broken', async () => {
  await write('word.tsx', `export const word = () => 'first';\nexport const (;\n`);
  const { stderr, status } = run();
  expect(stderr).toContain(`${join(project, 'word.tsx')}:2:13: ERROR: `);
  expect(status).toBe(1);
});

const cacheFile = '.cache/typescript/compiled';

function wordSaying(word: string): string {
  return `export const word = (): string => '${word}';\n`;
}

function write(file: string, text: string): Promise<void> {
  return writeFile(join(project, file), text);
}

/** Its version is left, by which a cache is told from another compiler's. */
async function withoutCompiler() {
  const esbuild = join(project, 'node_modules/esbuild');
  await unlink(esbuild);
  await mkdir(esbuild);
  await cp('node_modules/esbuild/package.json', join(esbuild, 'package.json'));
}

function run() {
  return spawnSync(process.execPath, ['--import', './typescript.js', 'main.ts'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
}
