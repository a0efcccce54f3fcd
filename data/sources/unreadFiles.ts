import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { likelyName } from '../checks/likelyName.ts';
import type { KindFile } from './kindFiles.ts';

/** A file in a content folder that is not read, and the fix. */
interface UnreadFile {
  readonly file: string;
  readonly expected: string;
  /** True if content would be missing on the website. */
  readonly isMissed: boolean;
}

/** Finds files that editors take for content, but that are not read. */
export async function unreadFiles(
  folder: string,
  kindFiles: readonly KindFile[],
): Promise<UnreadFile[]> {
  const ofRecords = kindFiles.filter(({ stored }) => stored === 'files').map(({ name }) => name);
  const inFolders = await Promise.all(
    ofRecords.map((folderName) => unreadRecords(folder, folderName)),
  );
  return [...(await unreadEntries(folder, kindFiles)), ...inFolders.flat()];
}

/**
 * The folders of pictures and documents. A file without a reference is not published, but no
 * mistake.
 */
const ofFiles = ['images', 'files'];

async function unreadEntries(
  folder: string,
  kindFiles: readonly KindFile[],
): Promise<UnreadFile[]> {
  const expectedNames = [...kindFiles.map(({ name }) => name), ...ofFiles];
  const entries = await visible(folder);
  const taken = new Set(entries.map(({ name }) => name));
  const unread: UnreadFile[] = [];
  for (const entry of entries) {
    if (expectedNames.includes(entry.name)) continue;
    const likely = likelyEntry(entry.name, expectedNames);
    if (likely !== undefined && (isJson(entry.name) || entry.isDirectory())) {
      const expected = `the name ${likely}, since this one is not read`;
      unread.push({ file: entry.name, expected, isMissed: !taken.has(likely) });
    } else if (
      entry.isDirectory() ? await holdsRecords(join(folder, entry.name)) : isJson(entry.name)
    ) {
      const expected = 'no such name, since it is not read';
      unread.push({ file: entry.name, expected, isMissed: false });
    }
  }
  return unread;
}

/** Editors may confuse a list with a folder: `news.json` should be `news`. */
function likelyEntry(name: string, expectedNames: readonly string[]): string | undefined {
  const stems = new Map(expectedNames.map((folderName) => [stem(folderName), folderName]));
  const likely = likelyName(stem(name), [...stems.keys()]);
  return likely === undefined ? undefined : stems.get(likely);
}

/** True for a folder with JSON files that is not a built site. */
async function holdsRecords(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.some(isJson) && !names.includes('index.html');
}

/** Unread files in a folder with one file per record. */
async function unreadRecords(folder: string, folderName: string): Promise<UnreadFile[]> {
  const entries = await visible(join(folder, folderName), true);
  const names = new Set(entries.map(({ name }) => name));
  return entries.flatMap((entry) => {
    const { name } = entry;
    const file = relative(folder, join(entry.parentPath, name)).split(sep).join('/');
    if (entry.isDirectory() || name.endsWith('.md')) return [];
    if (file !== `${folderName}/${name}`) {
      const expected = `a file in ${folderName}/ itself, since folders in it are not read`;
      return isJson(name) ? [{ file, expected, isMissed: true }] : [];
    }
    if (name.endsWith('.json')) return [];
    const right = `${stem(name)}.json`;
    return isJson(name)
      ? [
          {
            file,
            expected: `the name ${right}, since only .json is read`,
            isMissed: !names.has(right),
          },
        ]
      : [
          {
            file,
            expected: 'a name that ends in .json, since others are not read',
            isMissed: false,
          },
        ];
  });
}

/** Without hidden files and `node_modules`. */
async function visible(folder: string, recursive = false): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive }).catch(() => []);
  return entries.filter(({ name, parentPath }) => {
    const names = relative(folder, join(parentPath, name)).split(sep);
    return !names.some((part) => part.startsWith('.') || part === 'node_modules');
  });
}

function isJson(name: string): boolean {
  return /\.json$/i.test(name);
}

function stem(name: string): string {
  return name.replace(/\.json$/i, '');
}
