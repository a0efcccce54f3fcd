import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listBuiltFiles } from '../../../../eleventy/commands/builtFiles.ts';
import { writeSmallFolder } from '../../data/smallFolder.ts';
import { Builds, type FailingCall } from './Builds.ts';

/*
 * Errors late in a build, caused by the computer or by a file. The build must print one line about
 * the first error and leave no other folder than the last site.
 */

let builds: Builds;
let folder: string;
let content: string;
let outDir: string;

beforeAll(async () => {
  builds = new Builds();
  folder = await mkdtemp(join(tmpdir(), 'failures-'));
  outDir = join(folder, 'site');
});
beforeEach(async () => {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir);
  await writeFile(join(outDir, '_headers'), 'the last site');
  await listBuiltFiles(outDir);
  content = join(folder, 'content');
  await rm(content, { recursive: true, force: true });
  await writeSmallFolder(content);
});
afterAll(async () => {
  await builds.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a build that fails late', () => {
  it.each([
    ['a full disk', 'promises.writeFile', 'favicon.ico', 'ENOSPC', 'Make room on the disk.'],
    ['a full disk while pages are made', 'writeFileSync', 'page-data', 'ENOSPC', 'Make room'],
    ['a full disk under a document', 'promises.copyFile', 'satzung.pdf', 'ENOSPC', 'Make room'],
    ['a read-only disk', 'promises.mkdir', 'files', 'EROFS', 'Choose a folder that can be written'],
    [
      'a lack of rights',
      'promises.writeFile',
      '_headers',
      'EACCES',
      'Let this user read and write',
    ],
    [
      'too many open files',
      'promises.writeFile',
      'robots.txt',
      'EMFILE',
      'Let this user open more',
    ],
  ])('of %s reports this in one line, and tidies up', async (_what, call, part, code, mend) => {
    expect(await build({ call, part, code })).toEqual(
      failedWith(
        new RegExp(`^${outDir}/\\S*${part}.* can't be written or read.* \\(${code}\\)\\. ${mend}`),
      ),
    );
  });

  it('of a logo that is none names its field', async () => {
    await writeFile(join(content, 'images/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><');
    expect(await build()).toEqual(failedWith(/^project\.json: logo\.file: expected .*logo\.svg/));
  });
});

describe('a build that does without', () => {
  it('takes a folder that is called like a document for none, and reports this in one line', async () => {
    await rm(join(content, 'files/satzung.pdf'));
    await mkdir(join(content, 'files/satzung.pdf'));
    expect(await build()).toMatchObject({
      code: 0,
      errors: [expect.stringMatching(/^pages\/document\.json: .*satzung\.pdf, which is no file$/)],
    });
  });
});

describe('a build that can not begin', () => {
  it('reports in one line that nothing can be written there', async () => {
    // On a read-only disk, Node's recursive `mkdir` fails with ENOENT.
    const readOnly = { call: 'promises.mkdir', part: 'new', code: 'ENOENT' };
    expect(await build(readOnly)).toEqual(
      failedWith(
        new RegExp(
          `^${outDir} can't be prepared \\(ENOENT\\)\\. Choose a folder that can be written to`,
        ),
      ),
    );
  });
});

/** The error is one line (earlier warnings are left out), and the last site is unchanged. */
function failedWith(line: RegExp) {
  return {
    code: 1,
    errors: [expect.stringMatching(line)],
    site: 'the last site',
    beside: ['content', 'site'],
  };
}

async function build(failing?: FailingCall) {
  const environment = { CONTENT_DIR: content, OUT_DIR: outDir, SOCIAL_IMAGES: '0' };
  const { code, errors } = await builds.run({ environment, failing });
  return {
    code,
    errors: errors.filter((line) => !line.includes('cannot be shown')),
    site: await readFile(join(outDir, '_headers'), 'utf8'),
    beside: (await readdir(folder)).sort(),
  };
}
