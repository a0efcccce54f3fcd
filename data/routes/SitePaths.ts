import { pageDataFolder } from '../../contract/pageData.ts';
import { keyOf, segmentsOf } from '../../contract/movedPaths.ts';
import {
  assetsPath,
  searchPath,
  previewsPath,
  serviceWorkerPath,
} from '../../contract/siteAddresses.ts';
import { languages } from '../../locales/languages.ts';
import { folderOf } from '../fields/fileKinds.ts';
import { fileOf, fileUses, localFileIn } from '../files/files.ts';
import type { Site } from '../model/site.ts';
import { feedPages, feedPath } from './feed.ts';
import type { Routes } from './Routes.ts';
import { shellsOf } from './shells.ts';

/** A path that an editor's redirect would hide. */
interface SitePath {
  readonly path: string;
  /** `reserved`: the website's own folders, or names that hosts reserve. There need not be a file. */
  readonly kind: 'page' | 'file' | 'reserved';
}

/** The paths of the site's pages and files. */
export class SitePaths {
  readonly #folder: string;
  readonly #byKey = new Map<string, SitePath>();
  /** For each parent path, the first path below it. */
  readonly #below = new Map<string, SitePath>();
  /** A memo by folder: a folder may contain thousands of pages. */
  readonly #foldersAround = new Map<string, readonly string[]>();
  /** The parent paths of pages and documents, which a redirect with `/*` may lead to. */
  readonly #linked = new Set<string>();
  readonly #publicFiles: ReadonlySet<string>;

  /** @param folder the folder of the content, whose files are published, too */
  constructor(site: Site, routes: Routes, folder: string) {
    this.#folder = folder;
    const { news, members } = shellsOf(site, routes, true);
    const pages = [...routes.all, ...news, ...members].map(({ path }) => path);
    const uploads = fileUses(site)
      .filter((use) => fileOf(use, folder) !== undefined)
      .map((use) => `/${use.folder}/${use.file}`);
    for (const path of pages) this.#add({ path, kind: 'page' });
    for (const path of [...routes.all.map((route) => route.path), ...uploads]) {
      for (const above of this.#pathsAbove(path)) this.#linked.add(above);
    }
    // If a host looks for the file of a page, a redirect must not apply there.
    for (const path of pages) this.#add({ path: fileOfPage(path), kind: 'file' });
    const reserved = [...folders, ...uploadFolders].map((path) => `${path}/*`);
    for (const path of [...files, ...languages.map(feedPath), ...uploads, ...reserved]) {
      this.#add({ path, kind: 'file' });
    }
    const feeds = languages
      .filter((language) => feedPages(site, routes, language).length > 0)
      .map(feedPath);
    this.#publicFiles = new Set([...publicFiles, ...feeds]);
  }

  /** The page, file or reserved path that a redirect from a path, or from all below it, would hide. */
  hiddenBy(from: string): SitePath | undefined {
    if (isReserved(from)) return { path: from, kind: 'reserved' };
    const path = from.replace(/\/\*$/, '');
    const key = path && keyOf(segmentsOf(path) ?? []);
    return from.endsWith('/*') ? this.#below.get(key) : this.#byKey.get(key);
  }

  /** True if there are pages or documents below a path. */
  hasBelow(path: string): boolean {
    const segments = segmentsOf(path);
    return segments !== undefined && this.#linked.has(keyOf(segments));
  }

  /** True if the site publishes a file at exactly this path. */
  hasFile(path: string): boolean {
    if (this.#publicFiles.has(path)) return true;
    const local = localFileIn(path);
    if (!local || local.onHost || fileOf(local, this.#folder) === undefined) return false;
    if (folderOf(local.file) !== local.folder) return false;
    // Pictures are published in other formats. Only drawings keep their file.
    return local.folder === 'files' || local.file.endsWith('.svg');
  }

  #add(own: SitePath): void {
    const key = keyOf(own.path.slice(1).split('/'));
    if (!this.#byKey.has(key)) this.#byKey.set(key, own);
    for (const above of this.#pathsAbove(own.path)) {
      if (!this.#below.has(above)) this.#below.set(above, own);
    }
  }

  /** The keys of all parent folders of a path; that of the root is empty. */
  #pathsAbove(path: string): readonly string[] {
    const folder = path.slice(1, path.lastIndexOf('/') + 1);
    const known = this.#foldersAround.get(folder);
    if (known) return known;
    const segments = folder.split('/');
    const keys = segments.map((_, depth) => (depth === 0 ? '' : keyOf(segments.slice(0, depth))));
    this.#foldersAround.set(folder, keys);
    return keys;
  }
}

/** True if a redirect from a path would hide a file of the build or of a host, whatever the content is. */
export function hidesFile(from: string): boolean {
  const key = keyOf(segmentsOf(from) ?? []);
  return isReserved(from) || files.some((path) => keyOf(path.slice(1).split('/')) === key);
}

function isReserved(from: string): boolean {
  const path = from.replace(/\/\*$/, '');
  const segments = segmentsOf(path || '/') ?? [];
  const key = path && keyOf(segments);
  return (
    // Hosts reserve these.
    segments.some((segment) => segment.startsWith('.')) ||
    furtherSitemap.test(key) ||
    folders.some((own) => key === own || key.startsWith(`${own}/`)) ||
    // A redirect from the file of a replaced document to the new one is allowed.
    uploadFolders.some((own) => key === own || (from.endsWith('/*') && key.startsWith(`${own}/`)))
  );
}

function fileOfPage(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** Folders of the build, and those that a host or `npm run dev` reserves. */
const folders: readonly string[] = [
  ...[assetsPath, searchPath].map((path) => path.replace(/\/$/, '')),
  ...[pageDataFolder, '/cdn-cgi', previewsPath],
];

/** Folders for editors' uploads. */
const uploadFolders = ['/files', '/images'] as const;

/** A sitemap of more than 50,000 pages has several files. */
const furtherSitemap = /^\/sitemap-\d+\.xml$/;

/** Files that others may link to. */
const publicFiles = ['/robots.txt', '/sitemap.xml', '/manifest.json', '/favicon.ico'] as const;

/**
 * Files that the build writes in addition to the pages (tests/site/redirects.spec.ts finds missing
 * ones).
 */
const files: readonly string[] = [
  ...publicFiles,
  ...['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'],
  ...[serviceWorkerPath, '/_headers', '/_redirects', '/nginx.conf'],
];
