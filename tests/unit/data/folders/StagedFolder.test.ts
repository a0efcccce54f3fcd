import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StagedFolder, StagingError } from '../../../../data/folders/StagedFolder.ts';

let parent: string;
let target: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'staged-'));
  target = join(parent, 'site');
});
afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
});

describe('a staged folder', () => {
  it('takes its place as a whole, and leaves nothing beside it', async () => {
    await put(target, 'old');
    const staged = await StagedFolder.beside(target);
    await writeFile(join(staged.folder, 'page'), 'new');
    expect(await pageIn(target)).toBe('old');
    await staged.publish();
    await staged.discard();
    expect(await pageIn(target)).toBe('new');
    expect(await readdir(parent)).toEqual(['site']);
  });

  it('needs nothing to be there before it, not even the folder above', async () => {
    const deep = join(target, 'de/site');
    const staged = await StagedFolder.beside(deep);
    await writeFile(join(staged.folder, 'page'), 'new');
    await staged.publish();
    await staged.discard();
    expect(await pageIn(deep)).toBe('new');
    expect(await readdir(dirname(deep))).toEqual(['site']);
  });

  it('changes nothing when it is given up', async () => {
    await put(target, 'old');
    const staged = await StagedFolder.beside(target);
    await staged.discard();
    expect(await pageIn(target)).toBe('old');
    expect(await readdir(parent)).toEqual(['site']);
  });

  it('puts the last one back if it cannot take its place', async () => {
    await put(target, 'old');
    const staged = await StagedFolder.beside(target);
    await rm(staged.folder, { recursive: true });
    await expect(staged.publish()).rejects.toThrow('ENOENT');
    await staged.discard();
    expect(await pageIn(target)).toBe('old');
  });

  it('replaces what a link points at, and not the link', async () => {
    const link = join(parent, 'current');
    await put(target, 'old');
    await symlink('site', link);
    const staged = await StagedFolder.beside(link);
    await writeFile(join(staged.folder, 'page'), 'new');
    await staged.publish();
    await staged.discard();
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await pageIn(target)).toBe('new');
  });
});

describe('what is to stay', () => {
  const publish = async (keep: readonly string[]) => {
    const staged = await StagedFolder.beside(target);
    await writeFile(join(staged.folder, 'page'), 'new');
    try {
      await staged.update(['page', 'other'], keep);
    } finally {
      await staged.discard();
    }
  };

  beforeEach(async () => {
    await put(target, 'old');
    await put(join(target, '.git/refs'), 'main');
    await writeFile(join(target, 'CNAME'), 'www.example.org');
    await writeFile(join(target, 'other'), '');
  });

  it('is in the new folder, and all else is gone', async () => {
    await publish(['.git', 'CNAME', 'not-there']);
    expect(await pageIn(target)).toBe('new');
    expect(await pageIn(join(target, '.git/refs'))).toBe('main');
    expect((await readdir(target)).sort()).toEqual(['.git', 'CNAME', 'page']);
    expect(await readdir(parent)).toEqual(['site']);
  });

  it('must not be a file that the build writes', async () => {
    await expect(publish(['CNAME', 'page'])).rejects.toThrow(
      new StagingError(
        `KEEP: the build writes page itself, so it can't stay in ${target}. Remove it from KEEP.`,
      ),
    );
    expect(await pageIn(target)).toBe('old');
    expect((await readdir(target)).sort()).toEqual(['.git', 'CNAME', 'other', 'page']);
  });
});

describe('what an interrupted process left', () => {
  it('is removed', async () => {
    await put(target, 'old');
    await put(`${target}.${deadProcess()}.partial/new`, 'half');
    const staged = await StagedFolder.beside(target);
    await staged.discard();
    expect(await readdir(parent)).toEqual(['site']);
    expect(await pageIn(target)).toBe('old');
  });

  it('is put back where it had set the last folder aside', async () => {
    await put(`${target}.${deadProcess()}.partial/last`, 'old');
    const staged = await StagedFolder.beside(target);
    expect(await pageIn(target)).toBe('old');
    await staged.discard();
    expect(await readdir(parent)).toEqual(['site']);
  });

  it('does not come back where a newer one has taken its place', async () => {
    await put(target, 'newer');
    await put(`${target}.${deadProcess()}.partial/last`, 'old');
    const staged = await StagedFolder.beside(target);
    await staged.discard();
    expect(await pageIn(target)).toBe('newer');
  });

  it('is told from the folders of others', async () => {
    const others = ['site.old', 'site.partial', 'site.12a.partial', 'blog.1.partial'];
    for (const other of others) await put(join(parent, other), 'mine');
    const staged = await StagedFolder.beside(target);
    await staged.discard();
    expect(await readdir(parent)).toEqual(others.toSorted());
  });
});

describe('another process that prepares the same folder', () => {
  // The parent process runs as long as the tests do.
  const working = () => `${target}.${process.ppid}.partial`;

  it('is left alone, and told of', async () => {
    await put(join(working(), 'new'), 'half');
    const staged = await StagedFolder.beside(target);
    expect(() => staged.assertAlone()).toThrow(
      new StagingError(
        `${target} is being written by another process. Wait until it has ended; ` +
          `if there is none, delete ${working()}.`,
      ),
    );
    await staged.discard();
    expect(await pageIn(join(working(), 'new'))).toBe('half');
  });

  it('is nobody where there is none', async () => {
    const staged = await StagedFolder.beside(target);
    expect(() => staged.assertAlone()).not.toThrow();
    await staged.discard();
  });
});

it('reports in one line that there can be no folder', async () => {
  await writeFile(join(parent, 'file'), '');
  await expect(StagedFolder.beside(join(parent, 'file/site'))).rejects.toThrow(
    new StagingError(
      `${join(parent, 'file/site')} can't be prepared (EEXIST). A file is in its way: choose another folder.`,
    ),
  );
});

/** The id of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

async function put(folder: string, page: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'page'), page);
}

function pageIn(folder: string): Promise<string> {
  return readFile(join(folder, 'page'), 'utf8');
}
