import { lstatSync, readFileSync } from 'node:fs';

/**
 * True if two files have the same bytes and permissions. A symbolic link never counts as the same,
 * since its target may change.
 */
export function areSame(first: string, second: string): boolean {
  try {
    const firstStats = lstatSync(first);
    const secondStats = lstatSync(second);
    // The mode also contains the type of the entry.
    if (firstStats.size !== secondStats.size || firstStats.mode !== secondStats.mode) return false;
    return readFileSync(first).equals(readFileSync(second));
  } catch {
    // The file does not exist, or this user has no access.
    return false;
  }
}
