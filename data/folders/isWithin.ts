import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a folder's own or one in it; links are not followed. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
