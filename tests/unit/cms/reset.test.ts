import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CmsError } from '../../../cms/environment.ts';
import { reset } from '../../../cms/reset.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collegium-reset-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const secrets = 'KEY=a\nSECRET=b\nDIRECTUS_TOKEN=c\n';

const resetFolder = (dataDir: string) => reset({ database: 'sqlite3', dataDir });

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
  }
}

describe('reset', () => {
  it('empties the folder of an installation', async () => {
    await write({ '.env': secrets, 'data.db': 'x', 'data.db-wal': 'x', 'uploads/logo.svg': 'x' });
    await resetFolder(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  it('has nothing to do before the first start', async () => {
    await resetFolder(folder);
    await resetFolder(join(folder, 'not-there'));
    expect(await readdir(folder)).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a home folder', { 'ada/letter.txt': 'x', 'edda/a': 'x' }, 'also holds ada, edda'],
    [
      'a folder that is shared with others',
      { '.env': secrets, 'data.db': 'x', 'package.json': '{}', a: '', b: '', c: '' },
      'also holds a, b, c and 1 more',
    ],
    ['somebody else’s secrets', { '.env': 'DIRECTUS_TOKEN=c\n' }, 'holds none of it'],
    ['somebody else’s uploads', { 'uploads/photo.jpg': 'x' }, 'holds none of it'],
  ])('leaves %s alone', async (_, files, found) => {
    await write(files);
    const before = await readdir(folder, { recursive: true });
    await expect(resetFolder(folder)).rejects.toThrow(
      new CmsError(
        `CMS_DATA_DIR: expected a folder with nothing but the data of \`npm run cms\`, but ${folder} ${found}. Nothing was deleted.`,
      ),
    );
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it('says so where there is a file', async () => {
    await write({ 'data.db': 'x' });
    const file = join(folder, 'data.db');
    await expect(resetFolder(file)).rejects.toThrow(
      `CMS_DATA_DIR: expected a folder, but ${file} is none.`,
    );
  });

  it('empties no database server', async () => {
    await write({ '.env': secrets });
    await expect(reset({ database: 'pg', dataDir: folder })).rejects.toThrow(
      /^DB_CLIENT: expected/,
    );
    expect(await readdir(folder)).toEqual(['.env']);
  });
});
