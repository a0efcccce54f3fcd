import { readdirSync, type Dirent } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesIn } from '../../data/folders/filesIn.ts';
import { EnvironmentError } from '../../data/settings/environment.ts';
import { printable } from '../../data/texts/printable.ts';

/** Names all files of a site in it, so that the next build replaces these and nothing else. */
const builtFilesName = '.collegium.json';

const listSchema = z.object({ version: z.literal(1), files: z.array(z.string()) });

/**
 * Lists the files of a finished site in it. Hosts serve no file whose name begins with a dot.
 *
 * @param files what is in it, where somebody has looked already
 */
export async function listBuiltFiles(site: string, files = filesIn(site)): Promise<void> {
  const list: z.infer<typeof listSchema> = { version: 1, files: files.toSorted() };
  await writeFile(join(site, builtFilesName), `${JSON.stringify(list)}\n`);
}

/**
 * A folder is replaced as a whole, so nothing may be in it but what a build wrote and what stays.
 *
 * @param keep names of files and folders that stay
 * @returns what is in it that would be replaced, by paths from there
 * @throws EnvironmentError which names the first files of others, and what to do
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
    `OUT_DIR: expected a new folder or one with a built site, found in ${printable(outDir)} what ` +
      `no build has listed in ${builtFilesName}: ${printed(foreign)}. ${mend(built, foreign, keep)}`,
  );
}

function mend(
  built: readonly string[] | undefined,
  foreign: readonly string[],
  keep: readonly string[],
): string {
  if (built === undefined) {
    return (
      'If that is the site of an older build, delete it; if not, choose another folder, ' +
      'or name in KEEP what is to stay, such as KEEP=.git,CNAME.'
    );
  }
  const names = new Set([...keep, ...foreign.map((path) => path.split('/')[0] ?? '')]);
  const list = printable([...names].join(','));
  return `Move it elsewhere, choose another folder, or let it stay with KEEP=${list}.`;
}

async function builtFiles(site: string): Promise<readonly string[] | undefined> {
  try {
    const json: unknown = JSON.parse(await readFile(join(site, builtFilesName), 'utf8'));
    return listSchema.parse(json).files;
  } catch {
    return undefined;
  }
}

/** What computers put into every folder that somebody looks at. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

interface Entries {
  readonly known: readonly string[];
  readonly foreign: readonly string[];
}

/**
 * What is in a folder of the files of a list, and beside them; a folder without any of these is named
 * as such.
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
      // One that holds nothing can't be lost.
      else if (!isEmpty(join(site, path))) foreign.push(`${path}/`);
    }
  }
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    // It may not be read.
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
    // There is no last site.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const mostShown = 3;

function printed(paths: readonly string[]): string {
  const first = paths.slice(0, mostShown).map(printable).join(', ');
  const more = paths.length - mostShown;
  return more > 0 ? `${first} and ${more} more` : first;
}
