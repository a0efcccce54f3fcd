import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildExtension } from '../../../cms/buildExtensions.ts';
import { CmsError } from '../../../cms/environment.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collegium-extension-'));
  await writeFile(join(folder, 'words.ts'), 'export const words: string = "first";\n');
  await writeFile(
    join(folder, 'index.ts'),
    'import { words } from "./words.ts";\nexport default () => words;\n',
  );
});

afterEach(() => rm(folder, { recursive: true }));

const built = () => join(folder, 'dist/index.js');

it('makes one file of all that an extension is made of', async () => {
  await buildExtension(folder);
  const text = await readFile(built(), 'utf8');
  expect(text).toContain('first');
  expect(text).not.toMatch(/\bfrom\b/);
});

it('makes it again where a source was changed, and else leaves it alone', async () => {
  await buildExtension(folder);
  const long = new Date(0);
  await utimes(built(), long, long);
  await buildExtension(folder);
  expect((await stat(built())).mtime).toEqual(long);

  await writeFile(join(folder, 'words.ts'), 'export const words: string = "second";\n');
  await buildExtension(folder);
  expect(await readFile(built(), 'utf8')).toContain('second');
});

it('reports a broken source in one line, and leaves the last one', async () => {
  await buildExtension(folder);
  await writeFile(join(folder, 'words.ts'), 'export const words = ;\n');
  const failed = buildExtension(folder);
  await expect(failed).rejects.toThrow(CmsError);
  await expect(failed).rejects.toThrow(/^\S*words\.ts:1:22: Unexpected ";"$/);
  expect(await readFile(built(), 'utf8')).toContain('first');
});

it('reports a source that is missing in one line, too', async () => {
  await rm(join(folder, 'words.ts'));
  await expect(buildExtension(folder)).rejects.toThrow(/^\S*index\.ts:1:23: Could not resolve/);
});
