import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EnvironmentError } from '../../../../data/settings/environment.ts';
import { assertReplaceable, listBuiltFiles } from '../../../../eleventy/commands/builtFiles.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'built-'));
  await put('index.html', 'assets/a.css', '.htaccess');
  await listBuiltFiles(site);
});
afterEach(() => rm(site, { recursive: true }));

async function put(...files: string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), '');
  }
}

const problem = (keep: readonly string[] = []) =>
  assertReplaceable(site, keep).then(
    () => undefined,
    (error: unknown) => {
      expect(error).toBeInstanceOf(EnvironmentError);
      return (error as Error).message;
    },
  );
const found = (names: string, mend: string) =>
  `OUT_DIR: expected a new folder or one with a built site, but ${site} has files that no build ` +
  `listed in .collegium.json: ${names}. ${mend}`;

it('lists all files of a site, in an order that is the same each time', async () => {
  expect(JSON.parse(await readFile(join(site, '.collegium.json'), 'utf8'))).toEqual({
    version: 1,
    files: ['.htaccess', 'assets/a.css', 'index.html'],
  });
});

it('takes a built site, or what is left of one, an empty folder, and none', async () => {
  expect(await problem()).toBeUndefined();
  await rm(join(site, 'assets'), { recursive: true });
  expect(await problem()).toBeUndefined();
  await rm(join(site, '.collegium.json'));
  await rm(join(site, '.htaccess'));
  await rm(join(site, 'index.html'));
  expect(await problem()).toBeUndefined();
  await expect(assertReplaceable(join(site, 'not-yet'), [])).resolves.toEqual([]);
});

it('names what somebody else has put there, and how to let it stay', async () => {
  await put('.git/HEAD', '.git/config', 'CNAME', 'assets/photo.jpg');
  await symlink('/etc', join(site, 'link'));
  expect(await problem(['robots.txt'])).toBe(
    found(
      '.git/, CNAME, assets/photo.jpg and 1 more',
      'Move it elsewhere, choose another folder, or let it stay with KEEP=robots.txt,.git,CNAME,assets,link.',
    ),
  );
});

it('leaves alone what is to stay, what is empty, and what computers leave behind', async () => {
  await put('.git/HEAD', 'CNAME', '.DS_Store', 'assets/.DS_Store');
  await mkdir(join(site, 'empty'));
  expect(await problem(['.git', 'CNAME'])).toBeUndefined();
});

it('tells what will be replaced, with what computers leave behind, and without what stays', async () => {
  await put('.git/HEAD', 'CNAME', 'assets/.DS_Store');
  await mkdir(join(site, 'empty'));
  const files = await assertReplaceable(site, ['.git', 'CNAME']);
  expect(files.toSorted()).toEqual([
    ...['.htaccess', 'assets/.DS_Store', 'assets/a.css', 'index.html'],
  ]);
});

it('takes a folder in place of a file for what somebody has put there', async () => {
  await rm(join(site, 'index.html'));
  await put('index.html/photo.jpg');
  expect(await problem()).toContain(': index.html/. ');
});

it.each(['', '{"files":["index.html"]}', '{"version":2,"files":[]}'])(
  'takes no files for built ones where the list is broken: %j',
  async (list) => {
    await writeFile(join(site, '.collegium.json'), list);
    expect(await problem()).toBe(
      found(
        '.htaccess, assets/, index.html',
        'If that is the site of an older build, delete it; if not, choose another folder, ' +
          'or name the files that must stay in KEEP, such as KEEP=.git,CNAME.',
      ),
    );
  },
);

it('reports a name in one line, whatever is in it', async () => {
  await put('a\n\u001b[31mred');
  expect(await problem()).toContain(': a\\x0a\\x1b[31mred. ');
});
