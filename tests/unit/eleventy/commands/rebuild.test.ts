import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import {
  copyFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { join, relative } from 'node:path';
import { dice } from '../../../bench/dice.ts';
import { writeSmallFolder } from '../../data/smallFolder.ts';
import { Builds } from './Builds.ts';
import { editedContent } from './editedContent.ts';
import { addresses, article, contact, edit, edits, type Edit } from './edits.ts';
import { forgetPages, linkProject } from './linkedProject.ts';
import { randomEdit } from './randomEdits.ts';

/*
 * A build that keeps pages of the last one writes, byte for byte, what a cold build of the same
 * content writes. One process builds after each edit and keeps its cache. The other builds the same
 * states without a cache, from the last to the first: a value that outlives its state, in a file or
 * in a module, then differs between the two. A third process builds as the first one does, with caches at
 * module level in five templates (cachedProps.ts).
 *
 * `REBUILD_EDITS=200 npm run test:unit -- rebuild` also makes 200 random edits to the embedded projects.
 * `REBUILD_SEED` repeats them.
 */

// About 55 builds run in one hook. On two idle cores they take about 15 seconds.
jest.setTimeout(900_000);

interface State {
  readonly content: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly kept: Built;
  /** By the process with caches in its templates. */
  readonly cached: Built;
  /** Files that should not have been written again, but were. */
  readonly rewritten: readonly string[];
  cold?: Built;
}

interface Built {
  readonly code: number | null;
  readonly errors: readonly string[];
  /** A hash of each file, by its path. */
  readonly files: ReadonlyMap<string, string>;
}

let folder: string;
let site: string;
let warm: Builds;
let caching: Builds;
let cold: Builds;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebuild-'));
  site = join(folder, 'warm/site');
  warm = new Builds();
  caching = new Builds('./tests/unit/eleventy/commands/useCachedProps.ts');
  cold = new Builds();
  const content = join(folder, 'content');
  await writeSmallFolder(content, editedContent);
  // Bundles the scripts unless an earlier build has: both folders link to them.
  const environment = { ...plain, CONTENT_DIR: content, OUT_DIR: join(folder, 'first') };
  await warm.run({ environment });
  for (const name of ['warm', 'caching', 'cold']) await linkProject(join(folder, name));
});
afterAll(async () => {
  await Promise.all([warm.stop(), caching.stop(), cold.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const plain = { SOCIAL_IMAGES: '0', ALLOW_REMOVALS: '1' };

describe('a site that is built again', () => {
  let states: readonly State[];

  beforeAll(async () => {
    states = await statesAfter(edits, join(folder, 'content'));
  });

  it.each(edits.map(({ what }, index) => [what, index] as const))(
    'is what a cold build writes, after %s',
    (_what, index) => {
      const { kept, cached, cold, rewritten } = states[index]!;
      expect(kept.code).toBe(0);
      expect(differences(kept, cold!)).toEqual([]);
      expect(differences(cached, cold!)).toEqual([]);
      expect(kept.errors).toEqual(cold!.errors);
      expect(rewritten).toEqual([]);
    },
  );

  it('keeps its pages, where nothing has changed', async () => {
    const kept = [contact, addresses, 'index.html'];
    const before = await inodesOf(kept);
    expect(differences(await build(warm, 'warm', states.at(-1)!), states.at(-1)!.cold!)).toEqual(
      [],
    );
    expect(await inodesOf(kept)).toEqual(before);
  });

  it('warns of the dead link again, though its page stays', async () => {
    const last = states.at(-1)!;
    const { errors } = await build(warm, 'warm', last);
    expect(errors).toContainEqual(expect.stringContaining('/nirgends leads nowhere'));
    expect(errors).toEqual(last.kept.errors);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'somebody else has changed its files',
      async () => {
        await writeFile(join(site, contact), '<p>Somebody else was here.</p>');
        await unlink(join(site, 'aktuelles/erste.html'));
        await writeFile(join(site, 'page-data/kontakt/page-data.json'), '{}');
        await rm(join(site, 'search-index'), { recursive: true });
      },
    ],
    [
      'the memory of its pages is damaged',
      () =>
        inMemory(async (file) => {
          const bytes = await readFile(file, 'latin1');
          await writeFile(file, bytes.replaceAll('e', 'a'), 'latin1');
        }),
    ],
    [
      'the memory of its pages is cut off',
      () =>
        inMemory(async (file) => {
          const bytes = await readFile(file);
          await writeFile(file, bytes.subarray(0, bytes.length / 2));
        }),
    ],
    [
      'only the values in the memory are damaged, and the search index is gone',
      async () => {
        await inMemory((file) => {
          const memo = new DatabaseSync(file);
          memo.exec(
            `UPDATE memo SET value = CAST(replace(value, 'e', 'a') AS BLOB) WHERE key NOT LIKE 'written %'`,
          );
          memo.close();
        });
        await rm(join(site, 'search-index'), { recursive: true });
      },
    ],
    [
      'the memory of its pages is of another folder',
      async () => {
        await build(warm, 'warm', { ...states[0]!, site: 'other' });
        await inMemory((file, others) => copyFile(others[0]!, file));
      },
    ],
  ])('is what a cold build writes, after %s', async (_what, make) => {
    const last = states.at(-1)!;
    await make();
    expect(differences(await build(warm, 'warm', last), last.cold!)).toEqual([]);
  });

  it('is the same while another process builds with the same cache', async () => {
    const { content, environment } = states.at(-1)!;
    await edit(article, 'translations.0.body', '<p>Zugleich.</p>')(content);
    const [one, other] = await Promise.all([
      build(warm, 'warm', { content, environment }),
      build(cold, 'warm', { content, environment, site: 'other' }),
    ]);
    expect(differences(one, other)).toEqual([]);
  });
});

const wanted = Number(process.env['REBUILD_EDITS'] ?? 0);

if (wanted > 0) {
  const seed = Number(process.env['REBUILD_SEED'] ?? Date.now() % 1_000_000);
  it.each(['association', 'shop'])(
    `is what a cold build writes, after each of ${wanted / 2} random edits of the %s (REBUILD_SEED=${seed})`,
    async (project) => {
      const content = join(folder, project);
      await cp(join('data/embedded', project), content, { recursive: true });
      const random = dice(seed);
      const made: string[] = [];
      const next = async () => {
        const { what, make } = randomEdit(content, random);
        made.push(what);
        await make();
      };
      const edits = Array.from({ length: wanted / 2 }, () => ({ what: 'random', make: next }));
      const states = await statesAfter(edits, content);
      for (const [index, { kept, cached, cold }] of states.entries()) {
        const edit = made[index]!;
        for (const { code, errors, ...built } of [kept, cached]) {
          const found = { edit, code, errors, files: differences(built, cold!) };
          expect(found).toEqual({ edit, code: 0, errors: cold!.errors, files: [] });
        }
      }
    },
    7_200_000,
  );
}

/** Builds after each edit with the cache, then builds each of these states without it. */
async function statesAfter(all: readonly Edit[], content: string): Promise<readonly State[]> {
  const environment: Record<string, string> = {};
  await rm(site, { recursive: true, force: true });
  const rebuild = () =>
    Promise.all([
      build(warm, 'warm', { content, environment }),
      build(caching, 'caching', { content, environment }),
    ]);
  await rebuild();
  const states: State[] = [];
  for (const [index, { make, stays = [] }] of all.entries()) {
    await make(content, environment);
    const before = await inodesOf(stays);
    const [kept, cached] = await rebuild();
    const after = await inodesOf(stays);
    const copy = join(folder, 'states', String(index));
    await rm(copy, { recursive: true, force: true });
    await cp(content, copy, { recursive: true });
    const rewritten = stays.filter((_, place) => before[place] !== after[place]);
    states.push({ content: copy, environment: { ...environment }, kept, cached, rewritten });
  }
  for (const state of states.toReversed()) {
    await forgetPages(join(folder, 'cold'));
    state.cold = await build(cold, 'cold', state);
  }
  return states;
}

interface Wanted extends Pick<State, 'content' | 'environment'> {
  /** Default: `site`. */
  readonly site?: string;
}

async function build(
  builds: Builds,
  name: string,
  { content, environment, site = 'site' }: Wanted,
): Promise<Built> {
  const project = join(folder, name);
  // Pages depend on the content folder's path, so both builds use the same path.
  const link = join(project, 'content');
  if (!existsSync(link) || readlinkSync(link) !== content) {
    await rm(link, { force: true });
    await symlink(content, link);
  }
  const { code, errors } = await builds.run({
    folder: project,
    environment: { ...plain, ...environment, CONTENT_DIR: 'content', OUT_DIR: site },
  });
  return {
    code,
    errors: [...errors].sort(),
    files: code === 0 ? filesIn(join(project, site)) : new Map(),
  };
}

/**
 * Runs an action for each cache file of the build, with the corresponding file of another folder.
 */
async function inMemory(
  change: (file: string, others: readonly string[]) => unknown,
): Promise<void> {
  const memory = join(folder, 'warm/.cache/memo');
  const folders = await readdir(memory);
  expect(folders.length).toBeGreaterThan(0);
  for (const own of folders) {
    const files = await readdir(join(memory, own));
    expect(files).toEqual(['memo.sqlite']);
    for (const file of files) {
      const others = folders
        .filter((other) => other !== own)
        .map((other) => join(memory, other, file));
      await change(join(memory, own, file), others);
    }
  }
}

function inodesOf(files: readonly string[]): Promise<readonly number[]> {
  return Promise.all(files.map(async (file) => (await stat(join(site, file))).ino));
}

function differences(one: Pick<Built, 'files'>, other: Built): string[] {
  const all = new Set([...one.files.keys(), ...other.files.keys()]);
  return [...all].filter((file) => one.files.get(file) !== other.files.get(file)).sort();
}

function filesIn(root: string): ReadonlyMap<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [relative(root, file), hash('sha256', readFileSync(file))] as const),
  );
}
