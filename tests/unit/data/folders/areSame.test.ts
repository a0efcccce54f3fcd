import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areSame } from '../../../../data/folders/areSame.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'same-'));
  for (const name of ['a', 'same', 'private']) await writeFile(join(folder, name), 'text');
  await writeFile(join(folder, 'other'), 'tent');
  await writeFile(join(folder, 'longer'), 'texts');
  await chmod(join(folder, 'private'), 0o600);
  await symlink(join(folder, 'same'), join(folder, 'link'));
  await mkdir(join(folder, 'folder'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['same', true],
  ['other', false],
  ['longer', false],
  ['private', false],
  ['link', false],
  ['folder', false],
  ['none', false],
  ['a/none', false],
])('a file and %s: %s', (name, isSame) => {
  expect(areSame(join(folder, 'a'), join(folder, name))).toBe(isSame);
});
