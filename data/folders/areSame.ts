import { lstatSync, readFileSync } from 'node:fs';

/**
 * Whether a file is, byte for byte, what lies at another path, and may be read by the same. A link is
 * none: what it leads to may be another tomorrow.
 */
export function areSame(file: string, other: string): boolean {
  try {
    const one = lstatSync(file);
    const another = lstatSync(other);
    // The mode says, too, what it is.
    if (one.size !== another.size || one.mode !== another.mode) return false;
    return readFileSync(file).equals(readFileSync(other));
  } catch {
    // There is none, or this user may not look.
    return false;
  }
}
