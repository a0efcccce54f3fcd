import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { kindNames } from '../../../../data/kinds/index.ts';
import { parseSite } from '../../../../data/model/site.ts';
import { folderSource } from '../../../../data/sources/folder.ts';

/*
 * Content folders as released versions have written them: all JSON files of the association and the shop. This version must
 * still read every record of them. A release adds its own, and never changes one that is here.
 */
const here = new URL('.', import.meta.url);
const released = (await readdir(here)).filter((name) => name.endsWith('.json.br'));

type Projects = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describe.each(released)('%s', (name) => {
  let folder: string;
  let projects: Projects;
  const found = new Set<string>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earlier-content-'));
    projects = JSON.parse(
      brotliDecompressSync(await readFile(new URL(name, here))).toString(),
    ) as Projects;
    for (const [project, files] of Object.entries(projects)) {
      for (const [file, value] of Object.entries(files)) {
        await mkdir(dirname(join(folder, project, file)), { recursive: true });
        await writeFile(join(folder, project, file), JSON.stringify(value));
      }
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['association', 'shop'])('is read without a problem: %s', async (project) => {
    const content = await folderSource(join(folder, project)).read();
    expect(() => parseSite(content)).not.toThrow();
    const records = kindNames.flatMap((kind) => {
      if (content[kind].length > 0) found.add(kind);
      return content[kind].map(({ value }) => value);
    });
    const written = Object.values(projects[project]!).flatMap((value) => value);
    const texts = (values: readonly unknown[]) =>
      values.map((value) => JSON.stringify(value)).sort();
    expect(texts(records)).toEqual(texts(written));
  });

  it('has records of every kind', () => {
    expect(kindNames.filter((kind) => !found.has(kind))).toEqual([]);
  });
});
