import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildExtension } from '../../../cms/buildExtension.ts';
import { CmsError } from '../../../cms/environment.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collegium-extension-'));
  await writeFile(join(folder, 'words.ts'), 'export const words: string = "first";\n');
  const api = 'export const load = () => import("./parts.js");\n';
  await writeFile(join(folder, 'api.ts'), api);
  await writeFile(join(folder, 'app.ts'), 'export const operations = [];\n');
  const parts =
    'import { words } from "./words.ts";\nimport { ForbiddenError } from "@directus/errors";\nexport const hooks = [words, ForbiddenError];\n';
  await writeFile(join(folder, 'parts.ts'), parts);
});

afterEach(() => rm(folder, { recursive: true }));

const parts = () => join(folder, 'dist/parts.js');

it('bundles everything except the modules of Directus', async () => {
  await buildExtension(folder);
  const text = await readFile(parts(), 'utf8');
  expect(text).toContain('first');
  expect(text.match(/\bfrom "[^"]*"/g)).toEqual(['from "@directus/errors"']);
});

it('leaves the parts in a file of their own, which the entry loads after its check', async () => {
  await buildExtension(folder);
  const text = await readFile(join(folder, 'dist/api.js'), 'utf8');
  expect(text).toContain('import("./parts.js")');
  expect(text).not.toContain('first');
});

it('makes a file again if a source has changed, and otherwise leaves it alone', async () => {
  await buildExtension(folder);
  const long = new Date(0);
  await utimes(parts(), long, long);
  await buildExtension(folder);
  expect((await stat(parts())).mtime).toEqual(long);

  await writeFile(join(folder, 'words.ts'), 'export const words: string = "second";\n');
  await buildExtension(folder);
  expect(await readFile(parts(), 'utf8')).toContain('second');
});

it('reports a broken source in one line, and leaves the last files', async () => {
  await buildExtension(folder);
  await writeFile(join(folder, 'words.ts'), 'export const words = ;\n');
  const failed = buildExtension(folder);
  await expect(failed).rejects.toThrow(CmsError);
  await expect(failed).rejects.toThrow(/^\S*words\.ts:1:22: Unexpected ";"$/);
  expect(await readFile(parts(), 'utf8')).toContain('first');
});

it('reports a source that is missing in one line, too', async () => {
  await rm(join(folder, 'words.ts'));
  await expect(buildExtension(folder)).rejects.toThrow(/^\S*parts\.ts:1:23: Could not resolve/);
});
