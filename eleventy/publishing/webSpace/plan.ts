import { dirname } from 'node:path';
import { assetsPath } from '../../../contract/siteAddresses.ts';
import { hashedPaths } from '../../hosting/headerTable.ts';
import type { State } from './State.ts';

/** The changes of a publication on web space. */
export interface Plan {
  /** New and changed files, in the order in which they become visible. */
  readonly changed: readonly string[];
  /** Folders of new files, each after the one that it is in. */
  readonly folders: readonly string[];
  /** Files that are deleted when all others are visible. */
  readonly deleted: readonly string[];
  /** Folders that are empty then, each before the one that it is in. */
  readonly emptied: readonly string[];
  /** Files of the former site that open pages may still load. */
  readonly kept: readonly string[];
}

/** Compares a site with the published one. */
export function planOf(hashes: State['hashes'], former: State): Plan {
  const changed = Object.keys(hashes).filter((file) => hashes[file] !== former.hashes[file]);
  const gone = Object.keys(former.hashes).filter((file) => !(file in hashes));
  const deleted = [...gone.filter((file) => rank(file) > 0), ...former.kept].filter(
    (file) => !(file in hashes),
  );
  const kept = gone.filter((file) => rank(file) === 0);
  const used = new Set(foldersOf([...Object.keys(hashes), ...kept]));
  return {
    changed: changed.toSorted((one, other) => rank(one) - rank(other)),
    folders: foldersOf(changed),
    deleted,
    emptied: foldersOf(deleted)
      .filter((folder) => !used.has(folder))
      .toReversed(),
    kept,
  };
}

/**
 * The order in which files become visible, so that no page names a file that is not there: scripts and pictures, other
 * files, pages. Then the data for the way from page to page, which lets a browser load the new pages.
 */
function rank(file: string): number {
  if (hashedPaths(assetsPath).some((folder) => `/${file}`.startsWith(folder))) return 0;
  if (file === 'service-worker.js' || file.startsWith('page-data/')) return 3;
  return file.endsWith('.html') ? 2 : 1;
}

/** The folders of files, each after the one that it is in. */
function foldersOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap(foldersAbove))].sort();
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [...foldersAbove(folder), folder];
}
