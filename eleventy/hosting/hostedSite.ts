import type { RedirectRule } from '../../data/routes/redirects.ts';
import type { HeaderRule } from './headerTable.ts';

/** All that a host has to know of the site; every host's file is written from this. */
export interface HostedSite {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** Folders with a 404 page of their own, such as `/en/`; one in another comes after it. */
  readonly notFoundFolders: readonly string[];
  readonly wildcards: readonly Wildcard[];
}

/** A folder whose every address answers 200: where nothing was built, with one page for all. */
export interface Wildcard {
  /** Such as `/mitgliederbereich/`. */
  readonly folder: string;
  /** The address of the page that answers for all others. */
  readonly shell: string;
  /** The addresses of those that were built. */
  readonly pages: readonly string[];
}

/** Files that are for hosts alone, and no visitor's business. */
export const hostFiles = ['_headers', '_redirects', 'nginx.conf'] as const;

/** Whether a path leads to one of these, or to a file that hosts hide, in any spelling. */
export function isForHosts(path: string): boolean {
  const [first = '', ...rest] = path.toLowerCase().split('/').slice(1);
  const isOpen = first === '.well-known';
  return hostFiles.some((file) => file === first) || [isOpen ? '' : first, ...rest].some(isDotFile);
}

function isDotFile(name: string): boolean {
  return name.startsWith('.');
}
