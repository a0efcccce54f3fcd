import { statSync, type Stats } from 'node:fs';

/**
 * The entry at a path. Undefined if there is none, if the name is too long or invalid for the disk,
 * or if this user has no access.
 */
export function entryAt(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
