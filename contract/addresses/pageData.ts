/*
 * What client navigation fetches (specification, section 7). All of it lies in one folder and is
 * JSON, so the browser's code names only what differs, and is the shorter for it.
 */

/** The folder of it all, whatever is asked for there. */
export const pageDataFolder = '/page-data';

/** The address of what has a name there. */
export function pageDataAddress(name: string): string {
  return `${pageDataFolder}${name}.json`;
}

/** The name of a page's record. `index` stands for the start page; all other pages have a name. */
export function recordName(path: string): string {
  return `${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data`;
}

/** Begins the names of what several pages share; a hash follows, which changes with the content. */
export const sharedDataFolder = '/sq/d/';

/** The address of what several pages share. */
export function sharedDataAddress(name: string): string {
  return pageDataAddress(sharedDataFolder + name);
}

/** Tells what the newest build is. */
export const appDataAddress = `${pageDataFolder}/app-data.json`;
