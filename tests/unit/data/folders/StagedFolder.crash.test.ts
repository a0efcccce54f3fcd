import { afterAll, expect, it, jest } from '@jest/globals';
import * as realFs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';

const { mkdir, mkdtemp, readdir, readFile, rm, writeFile } = { ...realFs };

/**
 * The number of file system changes that succeed before one fails or the simulated crash happens.
 */
let left = Infinity;
let stopsThen = true;

const changes = ['mkdir', 'rename', 'rm', 'writeFile'] as const;
jest.unstable_mockModule('node:fs/promises', () => ({
  ...realFs,
  ...Object.fromEntries(
    changes.map((name) => [
      name,
      (...args: unknown[]) => {
        left -= 1;
        if (left < 0 && (stopsThen || left === -1)) return Promise.reject(new Error('Failed.'));
        return (realFs[name] as (...args: unknown[]) => Promise<unknown>)(...args);
      },
    ]),
  ),
}));
const { StagedFolder } = await import('../../../../data/folders/StagedFolder.ts');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const name: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const tree = fc.dictionary(name, fc.constantFrom('', 'text', 'in a folder'), { maxKeys: 6 });

it('ends with the old folder or the new one, whatever fails, and wherever the computer stops', async () => {
  await fc.assert(
    fc.asyncProperty(tree, tree, fc.nat(16), fc.boolean(), async (old, next, at, stops) => {
      const parent = await mkdtemp(join(tmpdir(), 'crash-'));
      folders.push(parent);
      const target = join(parent, 'site');
      await plant(target, old, 'old');

      [left, stopsThen] = [at, stops];
      const outcome = await replace(target, next).catch(() => 'failed');
      left = Infinity;
      await (await StagedFolder.beside(target)).discard();

      const found = await grown(target);
      const isOld = same(
        found,
        labelled(old, () => 'old'),
      );
      const isNew = same(
        found,
        labelled(next, () => 'new'),
      );
      expect({ found, isOneOfBoth: isOld || isNew }).toEqual({ found, isOneOfBoth: true });
      if (outcome !== 'failed') expect(isNew).toBe(true);
      expect(await readdir(parent)).toEqual(['site']);
    }),
    { numRuns: 500 },
  );
});

async function replace(target: string, tree: Readonly<Record<string, string>>): Promise<void> {
  const staged = await StagedFolder.beside(target);
  try {
    await plant(staged.folder, tree, 'new');
    await staged.publish();
  } finally {
    await staged.discard();
  }
}

/** Writes files that name their generation, some of them in a folder. */
async function plant(folder: string, tree: Readonly<Record<string, string>>, generation: string) {
  await mkdir(folder, { recursive: true });
  for (const [path, text] of Object.entries(tree)) {
    const isFolder = text === 'in a folder';
    if (isFolder) await mkdir(join(folder, path));
    await writeFile(isFolder ? join(folder, path, 'file') : join(folder, path), generation + text);
  }
}

async function grown(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(folder, entry.name, entry.isDirectory() ? 'file' : '');
    return [
      entry.name,
      await readFile(entry.isDirectory() ? path : join(folder, entry.name), 'utf8'),
    ];
  });
  return Object.fromEntries((await Promise.all(files)) as [string, string][]);
}

function labelled(tree: Readonly<Record<string, string>>, generation: (path: string) => string) {
  return Object.fromEntries(
    Object.entries(tree).map(([path, text]) => [path, generation(path) + text]),
  );
}
function same(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const lines = (tree: Readonly<Record<string, string>>) =>
    JSON.stringify(Object.entries(tree).sort());
  return lines(one) === lines(other);
}
