import { isAbsolute, relative, sep } from 'node:path';

/** True if a path is the folder itself or inside it. Symbolic links are not followed. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
