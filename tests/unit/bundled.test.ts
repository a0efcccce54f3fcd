import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** `bundled.js` in a project whose build loads a source, a library, and a template by its path. */
let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'bundled-'));
  await mkdir(join(project, 'node_modules'));
  for (const name of ['esbuild', '@esbuild', 'tsx', 'get-tsconfig', 'resolve-pkg-maps']) {
    await symlink(resolve('node_modules', name), join(project, 'node_modules', name));
  }
  for (const file of [
    'bundled.js',
    'eleventy/cache/codeHash.js',
    'eleventy/commands/expectNode.js',
  ]) {
    await cp(file, join(project, file));
  }
  for (const room of ['backend', 'browser', 'components', 'contract', 'locales']) {
    await mkdir(join(project, room));
  }
  await write('package.json', '{ "type": "module" }');
  await write('node_modules/.package-lock.json', '{ "saying": "old" }');
  await write('node_modules/saying/package.json', '{ "main": "saying.js" }');
  await write('node_modules/saying/saying.js', `module.exports = 'old';`);
  await write('.eleventy.ts', `export default 1;`);
  await write('data/word.ts', `export const word = (): string => 'first';`);
  await write('pages/home.11ty.tsx', `export const name: string = 'home';`);
  await write(
    'eleventy/commands/build.ts',
    `import { extname, join } from 'node:path';
    import saying from 'saying';
    import { word } from '../../data/word.ts';
    const { dirname, filename } = import.meta;
    const template = '../../pages/home.11ty' + extname(filename).replace('ts', 'tsx');
    const { name } = await import(join(dirname, template));
    console.log(word(), saying, name, import.meta.url.endsWith('/build.ts'));
    if (process.env.FAIL) throw new Error('Lost.');`,
  );
});

afterEach(() => rm(project, { recursive: true, force: true }));

it('bundles the code once', async () => {
  expect(run().stdout).toBe('first old home true\n');
  const [bundle] = await bundles();
  await write(`.cache/bundle/${bundle}/eleventy/commands/build.js`, `console.log('again');`);
  expect(run().stdout).toBe('again\n');
});

it('takes up a source that was edited, and forgets the bundle before', async () => {
  run();
  await write('data/word.ts', `export const word = (): string => 'later';`);
  expect(run().stdout).toBe('later old home true\n');
  expect(await bundles()).toHaveLength(1);
});

it('takes up another library', async () => {
  run();
  await write('node_modules/saying/saying.js', `module.exports = 'new';`);
  await write('node_modules/.package-lock.json', '{ "saying": "new" }');
  expect(run().stdout).toBe('first new home true\n');
});

it('serves builds that start at the same time', async () => {
  const starts = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['bundled.js'], { cwd: project }),
  );
  const outputs = (await Promise.all(starts)).map(({ stdout }) => stdout);
  expect(outputs).toEqual(Array.from({ length: 4 }, () => 'first old home true\n'));
});

it.each([
  ['linux', 'run npm ci, which installs one.'],
  ['darwin', 'install it from nodejs.org.'],
])('says in one line on %s that Node is too old', (platform, fix) => {
  const older = `Object.defineProperties(process, {
    versions: { value: { node: '22.12.0' } }, platform: { value: '${platform}' },
  })`;
  const { stdout, stderr, status } = run({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}`,
  });
  expect({ stdout, stderr, status }).toEqual({
    stdout: '',
    stderr: `Expected Node 22.13 or newer, found ${process.version}: ${fix}\n`,
    status: 1,
  });
});

it('names file and line of the source where something throws', () => {
  const { stderr, status } = run({ FAIL: '1' });
  expect(stderr).toContain(`${join(project, 'eleventy/commands/build.ts')}:8:`);
  expect(status).toBe(1);
});

it('names file and line of a source that is broken', async () => {
  await write('data/word.ts', `export const word = () => 'first';\nexport const (;\n`);
  const { stderr, status } = run();
  expect(stderr).toContain(`${join(project, 'data/word.ts')}:2:13`);
  expect(status).toBe(1);
});

it('runs where nothing can be kept', async () => {
  await write('.cache', 'a file');
  expect(run()).toMatchObject({ stdout: 'first old home true\n', status: 0 });
});

function bundles(): Promise<string[]> {
  return readdir(join(project, '.cache/bundle'));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), text);
}

function run(variables: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, ['bundled.js'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...variables },
  });
}
