import { lstatSync, readFileSync } from 'node:fs';

/**
 * True if two files have the same bytes and permissions. A symbolic link never counts as the same,
 * since its target may change.
 */
export function areSame(file: string, other: string): boolean {
  try {
    const one = lstatSync(file);
    const another = lstatSync(other);
    // The mode also contains the type of the entry.
    if (one.size !== another.size || one.mode !== another.mode) return false;
    return readFileSync(file).equals(readFileSync(other));
  } catch {
    // The file does not exist, or this user has no access.
    return false;
  }
}
