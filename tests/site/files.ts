import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './pages.ts';

/** A file of the built site by its path. */
export function siteFile(path: string): Buffer {
  return readFileSync(join(siteFolder, path));
}

export function hasFile(path: string): boolean {
  return existsSync(join(siteFolder, path));
}
