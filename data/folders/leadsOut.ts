import { realpathSync } from 'node:fs';
import { isWithin } from './isWithin.ts';

/**
 * True if an existing file is outside of the folder, by a symbolic link in its path. Anybody who
 * may write into the content's folder could otherwise publish files that only the build may read.
 */
export function leadsOut(path: string, folder: string): boolean {
  // The native function: Node's own makes a system call for each parent folder of each of thousands of files.
  return !isWithin(realpathSync.native(path), realpathSync.native(folder));
}
