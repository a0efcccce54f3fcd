import { realpathSync } from 'node:fs';
import { isWithin } from './isWithin.ts';

/**
 * Whether a file that is there is elsewhere, by a link in its path. The content comes from whoever
 * may write into its folder, and must not publish what only the build may read.
 */
export function leadsOut(path: string, folder: string): boolean {
  // The system's own way: Node's asks for each folder on the way, for each of thousands of files.
  return !isWithin(realpathSync.native(path), realpathSync.native(folder));
}
