import slugify from '@sindresorhus/slugify';
import type { ExportedItem } from './readExport.ts';

/** Characters, without the mark that a taken slug gets at its end (`-alt`). With it, a slug may have 200. */
const longestUnmarkedSlug = 180;

/**
 * The part of an old address below the website's start page: `/verband/vorstand` of
 * `https://www.example.org/wp/verband/vorstand/`, where `https://www.example.org/wp` is the start page.
 *
 * @returns undefined for an address on another website, and for one without a path of its own, such as `/?p=12`
 */
export function oldPath(address: string, start: string): string | undefined {
  const base = URL.parse(start);
  const url = base && URL.parse(address, base);
  // Websites have moved from http to https, and exports contain both.
  if (!base || url?.host !== base.host) return undefined;
  const above = base.pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(above)) return undefined;
  const path = url.pathname
    .slice(above.length)
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return path === '' ? undefined : path;
}

/** True if an old address is that of the start page. */
export function isStartPage(address: string, start: string): boolean {
  const [url, base] = [URL.parse(address), URL.parse(start)];
  const bare = (path: string) => path.replace(/\/$/, '');
  return (
    url !== null &&
    base !== null &&
    url.host === base.host &&
    bare(url.pathname) === bare(base.pathname) &&
    url.search === ''
  );
}

/** The id in an address such as `/?p=12` or `/?page_id=12`. */
export function idIn(address: string): string | undefined {
  return /[?&](?:p|page_id|attachment_id)=(\d+)/.exec(address)?.[1];
}

/** The slug that a page has here: its old path, in small letters without umlauts. */
export function pageSlug(item: ExportedItem, path: string | undefined): string {
  const parts = (path ?? '')
    .split('/')
    .map(slugPart)
    .filter((part) => part !== '');
  return (parts.join('/') || lastSlugPart(item))
    .slice(0, longestUnmarkedSlug)
    .replace(/[-/]+$/, '');
}

/** The slug of a post, or the last part of a page's slug. */
export function lastSlugPart({ slug, title, id }: ExportedItem): string {
  const part = slugPart(slug) || slugPart(title) || slugPart(id) || 'text';
  return part.slice(0, longestUnmarkedSlug).replace(/-+$/, '');
}

function slugPart(written: string): string {
  return slugify(decoded(written), { decamelize: false });
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
