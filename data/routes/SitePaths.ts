import { pageDataFolder } from '../../contract/addresses/pageData.ts';
import { keyOf, segmentsOf } from '../../contract/addresses/pathKey.ts';
import {
  assetsPath,
  searchPath,
  previewsPath,
  serviceWorkerPath,
} from '../../contract/addresses/siteFolders.ts';
import { languages, type Language } from '../../locales/languages.ts';
import { folderOf } from '../files/fileKinds.ts';
import { fileOf, fileUses, localFileIn } from '../files/files.ts';
import type { Site } from '../model/site.ts';
import { homePath } from './namedRoutes.ts';
import type { Routes } from './Routes.ts';
import { shellsOf } from './shells.ts';

/** What the site has at a path, in a redirect's way or at its end. */
interface SitePath {
  readonly path: string;
  readonly kind: 'page' | 'file';
}

/** Where the site has pages and files. */
export class SitePaths {
  readonly #folder: string;
  readonly #byKey = new Map<string, SitePath>();
  /** By each path above, the first one below it. */
  readonly #below = new Map<string, SitePath>();
  /** By the folder itself, in which there may be thousands of pages. */
  readonly #foldersAround = new Map<string, readonly string[]>();
  /** Paths above of what a redirect may lead to as a whole. */
  readonly #linked = new Set<string>();
  readonly #publicFiles: ReadonlySet<string>;

  /** @param folder of the content, whose files the site has as well */
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
    // A host that looks for the file of a page would be sent on from there.
    for (const path of pages) this.#add({ path: fileOfPage(path), kind: 'file' });
    const reserved = [...folders, ...uploadFolders].map((path) => `${path}/*`);
    for (const path of [...files, ...languages.map(feedOf), ...uploads, ...reserved]) {
      this.#add({ path, kind: 'file' });
    }
    const feeds = languages
      .filter((language) => site.news.some((item) => routes.pathOf(item, language) !== undefined))
      .map(feedOf);
    this.#publicFiles = new Set([...publicFiles, ...feeds]);
  }

  /** What a redirect from a path, or from all below it, would hide. */
  hiddenBy(from: string): SitePath | undefined {
    const path = from.replace(/\/\*$/, '');
    const segments = segmentsOf(path || '/') ?? [];
    const key = path && keyOf(segments);
    const isOfHost =
      // Hosts keep these to themselves.
      segments.some((segment) => segment.startsWith('.')) ||
      furtherSitemap.test(key) ||
      folders.some((own) => key === own || key.startsWith(`${own}/`)) ||
      // The file of a document that was replaced may lead to the new one.
      uploadFolders.some(
        (own) => key === own || (from.endsWith('/*') && key.startsWith(`${own}/`)),
      );
    if (isOfHost) return { path: from, kind: 'file' };
    return from.endsWith('/*') ? this.#below.get(key) : this.#byKey.get(key);
  }

  /** Whether there are pages or documents below a path. */
  hasBelow(path: string): boolean {
    const segments = segmentsOf(path);
    return segments !== undefined && this.#linked.has(keyOf(segments));
  }

  /** Whether there is a file at the very path of an address, for everybody to read. */
  hasFile(path: string): boolean {
    if (this.#publicFiles.has(path)) return true;
    const local = localFileIn(path);
    if (!local || local.onHost || fileOf(local, this.#folder) === undefined) return false;
    if (folderOf(local.file) !== local.folder) return false;
    // Of pictures, only drawings are published as they are.
    return local.folder === 'files' || local.file.endsWith('.svg');
  }

  #add(own: SitePath): void {
    const key = keyOf(own.path.slice(1).split('/'));
    if (!this.#byKey.has(key)) this.#byKey.set(key, own);
    for (const above of this.#pathsAbove(own.path)) {
      if (!this.#below.has(above)) this.#below.set(above, own);
    }
  }

  /** The keys of all folders around a path; that of the site is empty. */
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

function fileOfPage(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** Folders of the build alone, and those that a host or `npm run dev` has for itself. */
const folders: readonly string[] = [
  ...[assetsPath, searchPath].map((path) => path.replace(/\/$/, '')),
  ...[pageDataFolder, '/cdn-cgi', previewsPath],
];

/** Folders of what editors uploaded. */
const uploadFolders = ['/files', '/images'] as const;

/** A sitemap of more than 50,000 pages has parts. */
const furtherSitemap = /^\/sitemap-\d+\.xml$/;

/** What others may link to. */
const publicFiles = ['/robots.txt', '/sitemap.xml', '/manifest.json', '/favicon.ico'] as const;

function feedOf(language: Language): string {
  return `${homePath(language)}feed.xml`;
}

/** Files that the build writes beside the pages (tests/site/redirects.spec.ts finds one that is missing). */
const files: readonly string[] = [
  ...publicFiles,
  ...['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'],
  ...[serviceWorkerPath, '/_headers', '/_redirects', '/nginx.conf'],
];
