/*
 * The files for client navigation (specification, section 7). All are JSON in one folder, so the
 * browser's code contains only the parts of the names that differ, which makes it shorter.
 */

/** The folder of these files. */
export const pageDataFolder = '/page-data';

/** The address of a file by its name. */
export function pageDataAddress(name: string): string {
  return `${pageDataFolder}${name}.json`;
}

/** The name of a page's record. `index` is the start page's; all other pages have a name. */
export function recordName(path: string): string {
  return `${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data`;
}

/**
 * The prefix of the data that several pages share. A hash follows, which changes with the content.
 */
export const sharedDataFolder = '/sq/d/';

/** The address of data that several pages share. */
export function sharedDataAddress(name: string): string {
  return pageDataAddress(sharedDataFolder + name);
}

/** The address of the file that names the newest build. */
export const appDataAddress = `${pageDataFolder}/app-data.json`;
