import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { CmsError } from '../environment.ts';
import { postgresFile } from './postgres.ts';
import { sqliteFile } from './sqlite.ts';

/** The name of the list of files in a backup. */
const manifestFile = 'backup.json';

/** The file with the database, by the program. */
const databaseFiles = { sqlite3: sqliteFile, pg: postgresFile } as const;

const manifestSchema = z.object({
  /** The version of this list's format. */
  format: z.literal(1),
  database: z.enum(['sqlite3', 'pg']),
  /** The version of the Directus whose data it is. */
  directus: z.string().regex(/^\d+\.\d+\.\d+[\w.+-]*$/),
  /** When the backup began, as an ISO date. */
  made: z.iso.datetime(),
  /** The SHA-256 of each file in hexadecimal, by its path with slashes. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Writes the list of a finished backup's files. */
export async function writeManifest(
  folder: string,
  facts: Omit<Manifest, 'format' | 'files'>,
): Promise<void> {
  const manifest: Manifest = { format: 1, ...facts, files: await hashesIn(folder) };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
  });
}

/**
 * Reads the list of a backup, and checks that each file is there as it was written.
 *
 * @throws CmsError if the backup is damaged or incomplete, or if the folder is not a backup
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile);
  await expectFilesOnly(folder);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CmsError(`${path}: expected a backup, found none that can be read.`);
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new CmsError(`${path}: expected the list of a backup's files, found something else.`);
  }
  const found = await hashesIn(folder);
  const { files } = parsed.data;
  for (const name of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (files[name] === found[name]) continue;
    const what =
      found[name] === undefined
        ? 'nothing'
        : files[name] === undefined
          ? 'a file that is not in the list'
          : 'a changed file';
    throw new CmsError(
      `${join(folder, name)}: expected the file as it was backed up, found ${what}; restore another backup.`,
    );
  }
  const lacking = ['.env', databaseFiles[parsed.data.database]].find((name) => !(name in files));
  if (lacking !== undefined) {
    throw new CmsError(
      `${path}: expected ${lacking} in its list, found none; restore another backup.`,
    );
  }
  return parsed.data;
}

/**
 * Refuses links, pipes and devices in a backup: a link would copy a file from elsewhere that is in no list, and reading a
 * pipe would never end.
 *
 * @throws CmsError
 */
async function expectFilesOnly(folder: string): Promise<void> {
  const entries = await entriesIn(folder).catch(() => []);
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other) {
    throw new CmsError(
      `${join(other.parentPath, other.name)}: expected files and folders in a backup, found something else; take another backup.`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The hashes of all files except the list itself. */
async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await entriesIn(folder);
  const paths = entries.filter((entry) => entry.isFile()).map(pathOf(folder));
  const hashes: Record<string, string> = {};
  for (const path of paths.filter((name) => name !== manifestFile).toSorted()) {
    hashes[path] = await hashOf(join(folder, path));
  }
  return hashes;
}

async function entriesIn(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true });
}

function pathOf(folder: string): (entry: Dirent) => string {
  return ({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/');
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
