import { isAbsolute, relative, sep } from 'node:path';

/** True if a path is the folder itself or inside it. Symbolic links are not followed. */
export function isWithin(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  return relativePath !== '..' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
}
