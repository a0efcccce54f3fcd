import { afterAll, expect, it, jest } from '@jest/globals';
import * as realFs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';

const { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } = {
  ...realFs,
};

/** The number of file system changes that succeed before the simulated crash. */
let left = Infinity;

const changes = ['mkdirSync', 'renameSync', 'unlinkSync', 'rmdirSync'] as const;
jest.unstable_mockModule('node:fs', () => ({
  ...realFs,
  ...Object.fromEntries(
    changes.map((name) => [
      name,
      (...args: unknown[]) => {
        left -= 1;
        if (left < 0) throw new Error('Stopped.');
        return (realFs[name] as (...args: unknown[]) => unknown)(...args);
      },
    ]),
  ),
}));
const { StagedFolder } = await import('../../../../data/folders/StagedFolder.ts');
const { filesIn } = await import('../../../../data/folders/filesIn.ts');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'update-'));
  folders.push(parent);
  return parent;
}

type Tree = Readonly<Record<string, string>>;

// One version may have a file where the other has a folder.
const names = ['a.html', 'b.html', 'c/d.html', 'c/e', 'c', 'f/g/h', 'f/g', 'kept/i', 'j'];

const tree: fc.Arbitrary<Tree> = fc
  .uniqueArray(fc.constantFrom(...names))
  .map((all) =>
    all.filter((name) => !all.some((other) => other.startsWith(`${name}/`) && other !== name)),
  )
  .map((all) => Object.fromEntries(all.map((name) => [name, ''])));

it('ends with the old folder or the new one, wherever the computer stops', async () => {
  await fc.assert(
    fc.asyncProperty(tree, tree, fc.uniqueArray(fc.constantFrom(...names)), fc.nat(20), check),
    { numRuns: 300 },
  );

  async function check(before: Tree, after: Tree, staying: readonly string[], at: number) {
    const parent = newParent();
    const target = join(parent, 'site');
    const next = Object.keys(after).filter((name) => !name.startsWith('kept'));
    const stays = staying.filter(
      (name) => name in before && !name.startsWith('kept') && areApart(name, next),
    );
    const written = next.filter((name) => !stays.includes(name));
    plant(target, before, 'old');
    const old = grown(target);
    const kept = Object.keys(before).filter((name) => name.startsWith('kept'));
    const expected = {
      ...Object.fromEntries([...stays, ...kept].map((name) => [name, 'old'])),
      ...Object.fromEntries(written.map((name) => [name, 'new'])),
    };

    const staged = await StagedFolder.beside(target);
    plant(staged.folder, Object.fromEntries(written.map((name) => [name, ''])), 'new');
    left = at;
    const there = Object.keys(before).filter(
      (name) => !kept.includes(name) && !stays.includes(name),
    );
    const outcome = await staged.update(there, ['kept']).catch(() => 'failed');
    left = Infinity;
    await staged.discard();
    await (await StagedFolder.beside(target)).discard();

    const found = grown(target);
    expect([old, expected]).toContainEqual(found);
    if (outcome !== 'failed') expect(found).toEqual(expected);
    expect(readdirSync(parent)).toEqual(['site']);
  }
});

it('leaves what stays where it is', async () => {
  const target = join(newParent(), 'site');
  plant(target, { 'a.html': '', 'b.html': '', 'c/d': '' }, 'old');
  const inodes = () => [target, join(target, 'a.html')].map((path) => statSync(path).ino);
  const before = inodes();
  const staged = await StagedFolder.beside(target);
  plant(staged.folder, { 'b.html': '' }, 'new');
  await staged.update(['b.html', 'c/d'], []);
  await staged.discard();
  expect(grown(target)).toEqual({ 'a.html': 'old', 'b.html': 'new' });
  expect(readdirSync(target)).toEqual(['a.html', 'b.html']);
  expect(inodes()).toEqual(before);
});

it('leaves alone what others put into the folder meanwhile', async () => {
  const target = join(newParent(), 'site');
  plant(target, { 'a.html': '' }, 'old');
  const staged = await StagedFolder.beside(target);
  plant(staged.folder, { 'b.html': '' }, 'new');
  plant(target, { 'notes.txt': '' }, 'theirs');
  await staged.update(['a.html'], []);
  await staged.discard();
  expect(grown(target)).toEqual({ 'b.html': 'new', 'notes.txt': 'theirs' });
});

it('needs no folder to be there', async () => {
  const target = join(newParent(), 'site');
  const staged = await StagedFolder.beside(target);
  plant(staged.folder, { 'a.html': '', 'b/c': '' }, 'new');
  await staged.update([], []);
  await staged.discard();
  expect(grown(target)).toEqual({ 'a.html': 'new', 'b/c': 'new' });
});

it('is ended by the next process, but not in another folder', async () => {
  for (const isSame of [true, false]) {
    const parent = newParent();
    const target = join(parent, 'site');
    plant(target, { 'a.html': '', 'b.html': '' }, 'old');
    const work = `${target}.${mostProcesses}.partial`;
    plant(join(work, 'new'), { 'b.html': '' }, 'new');
    const inode = statSync(target).ino + (isSame ? 0 : 1);
    writeFileSync(join(work, 'update.json'), JSON.stringify({ inode, gone: ['a.html'] }));
    await (await StagedFolder.beside(target)).discard();
    expect(grown(target)).toEqual(
      isSame ? { 'b.html': 'new' } : { 'a.html': 'old', 'b.html': 'old' },
    );
    expect(readdirSync(parent)).toEqual(['site']);
  }
});

/** A process id larger than any system uses. */
const mostProcesses = 2 ** 30;

function areApart(name: string, others: readonly string[]): boolean {
  return others.every(
    (other) => other !== name && !other.startsWith(`${name}/`) && !name.startsWith(`${other}/`),
  );
}

function plant(folder: string, files: Tree, text: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function grown(folder: string): Tree {
  return Object.fromEntries(
    filesIn(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
