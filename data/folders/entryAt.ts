import { statSync, type Stats } from 'node:fs';

/**
 * What lies at a path. Nothing, too, where no disk has such a name: it may be endless, or hold what no
 * name can; and where this user may not look.
 */
export function entryAt(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
