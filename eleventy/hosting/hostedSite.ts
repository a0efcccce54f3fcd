import type { RedirectRule } from '../../data/routes/redirects.ts';
import type { HeaderRule } from './headerTable.ts';

/** The settings of a site for hosts. Each host's file is generated from them. */
export interface HostedSite {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** Folders with a 404 page of their own, such as `/en/`. A folder comes before its subfolders. */
  readonly notFoundFolders: readonly string[];
  readonly wildcards: readonly Wildcard[];
}

/**
 * A folder in which every address answers 200: addresses without a built page get one shared page.
 */
export interface Wildcard {
  /** For example `/mitgliederbereich/`. */
  readonly folder: string;
  /** The address of the shared page. */
  readonly shell: string;
  /** The addresses of the built pages. */
  readonly pages: readonly string[];
}

/** Files for hosts only; visitors can't fetch them. */
export const hostFiles = ['_headers', '_redirects', 'nginx.conf'] as const;

/** True if a path leads to a file for hosts or to a hidden file. Ignores case. */
export function isForHosts(path: string): boolean {
  const [first = '', ...rest] = path.toLowerCase().split('/').slice(1);
  const isOpen = first === '.well-known';
  return hostFiles.some((file) => file === first) || [isOpen ? '' : first, ...rest].some(isDotFile);
}

function isDotFile(name: string): boolean {
  return name.startsWith('.');
}
