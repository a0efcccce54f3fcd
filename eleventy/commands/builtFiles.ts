import { readdirSync, type Dirent } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesIn } from '../../data/folders/filesIn.ts';
import { EnvironmentError } from '../../data/settings/environment.ts';
import { printable } from '../../data/problems/printable.ts';

/** A file in the output folder that lists all built files. The next build replaces these and no others. */
export const builtFilesName = '.collegium.json';

const listSchema = z.object({ version: z.literal(1), files: z.array(z.string()) });

/**
 * Writes the list of built files. Web hosts don't serve files whose names begin with a dot.
 *
 * @param files the files, if the caller knows them already
 */
export async function listBuiltFiles(site: string, files = filesIn(site)): Promise<void> {
  const list: z.infer<typeof listSchema> = { version: 1, files: files.toSorted() };
  await writeFile(join(site, builtFilesName), `${JSON.stringify(list)}\n`);
}

/**
 * Checks that the output folder contains only files of an earlier build and names in `keep`, so that a build
 * never deletes anything else.
 *
 * @param keep names of files and folders that stay
 * @returns paths of the files that the build may replace, relative to the output folder
 * @throws EnvironmentError which names the first other files and the fix
 */
export async function assertReplaceable(
  outDir: string,
  keep: readonly string[],
): Promise<readonly string[]> {
  const built = await builtFiles(outDir);
  const ignored = new Set([...keep, builtFilesName]);
  const { known, foreign } = entriesOf(outDir, new Set(built), ignored);
  if (foreign.length === 0) return known;
  throw new EnvironmentError(
    `OUT_DIR: expected a new folder or one with a built site, but ${printable(outDir)} has files that ` +
      `no build listed in ${builtFilesName}: ${printed(foreign)}. ${fix(built, foreign, keep)}`,
  );
}

function fix(
  built: readonly string[] | undefined,
  foreign: readonly string[],
  keep: readonly string[],
): string {
  if (built === undefined) {
    return (
      'If that is the site of an older build, delete it; if not, choose another folder, ' +
      'or name the files that must stay in KEEP, such as KEEP=.git,CNAME.'
    );
  }
  const names = new Set([...keep, ...foreign.map((path) => path.split('/')[0] ?? '')]);
  const list = printable([...names].join(','));
  return `Move it elsewhere, choose another folder, or let it stay with KEEP=${list}.`;
}

/** The files in a site's folder that its build wrote. Undefined if there is no list of them. */
export async function builtFiles(site: string): Promise<readonly string[] | undefined> {
  try {
    return listedFiles(await readFile(join(site, builtFilesName), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @throws Error if the text is not a list of built files */
export function listedFiles(json: string): readonly string[] {
  return listSchema.parse(JSON.parse(json)).files;
}

/** Files that operating systems create in folders. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

interface Entries {
  readonly known: readonly string[];
  readonly foreign: readonly string[];
}

/**
 * Sorts a folder's files into known ones, which are in the list, and foreign ones. A folder without known
 * files is reported as one entry.
 */
function entriesOf(
  site: string,
  files: ReadonlySet<string>,
  ignored: ReadonlySet<string>,
): Entries {
  const folders = new Set([...files].flatMap(foldersAbove));
  const known: string[] = [];
  const foreign: string[] = [];
  look('');
  return { known, foreign: foreign.sort() };

  function look(folder: string): void {
    for (const entry of entriesIn(join(site, folder))) {
      const path = folder + entry.name;
      if (folder === '' && ignored.has(entry.name)) continue;
      if (!entry.isDirectory()) {
        const isKnown = files.has(path) || litter.has(entry.name);
        (isKnown ? known : foreign).push(path);
      } else if (folders.has(path)) look(`${path}/`);
      // An empty folder may be deleted.
      else if (!isEmpty(join(site, path))) foreign.push(`${path}/`);
    }
  }
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    // The folder may not be readable.
    return false;
  }
}

function foldersAbove(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // No earlier build exists.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const maxShown = 3;

function printed(paths: readonly string[]): string {
  const first = paths.slice(0, maxShown).map(printable).join(', ');
  const more = paths.length - maxShown;
  return more > 0 ? `${first} and ${more} more` : first;
}
