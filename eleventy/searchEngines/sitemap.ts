import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import type { Content } from '../../data/Content.ts';
import { alternatesOf, isFindable } from '../../data/routes/alternates.ts';
import { kindOfPage } from '../../data/routes/pageKinds.ts';
import type { Route } from '../../data/routes/route.ts';

/** The sitemap is at the root; robots.txt refers to it. */
export const sitemapFile = 'sitemap.xml';

/**
 * The protocol allows 50,000 pages and 50 MB in a file. In three languages, so many pages are about
 * 40 MB.
 */
const maxPages = 50_000;

/** Returns the hash of a sitemap's content. */
export function sitemapHash(content: Content, siteUrl: string): string {
  const hash = createHash('sha256');
  const findable = content.routes.all.filter(isFindable);
  for (const item of items(findable, content, siteUrl)) hash.update(JSON.stringify(item));
  return hash.digest('base64url');
}

/**
 * Writes the sitemap: every findable page with its alternates in other languages. A large site gets
 * several files and an index.
 * @param max pages in one file
 * @returns the files written
 */
export async function writeSitemap(
  content: Content,
  siteUrl: string,
  folder: string,
  max = maxPages,
): Promise<readonly string[]> {
  const findable = content.routes.all.filter(isFindable);
  if (findable.length <= max) {
    await writePages(findable, content, siteUrl, join(folder, sitemapFile));
    return [sitemapFile];
  }
  const files: string[] = [];
  for (let start = 0; start < findable.length; start += max) {
    const file = `sitemap-${files.length + 1}.xml`;
    await writePages(findable.slice(start, start + max), content, siteUrl, join(folder, file));
    files.push(file);
  }
  await pipeline(
    Readable.from(files.map((file) => ({ url: `${siteUrl}/${file}` }))),
    new SitemapIndexStream({ level: ErrorLevel.THROW }),
    createWriteStream(join(folder, sitemapFile)),
  );
  return [sitemapFile, ...files];
}

async function writePages(
  routes: readonly Route[],
  content: Content,
  siteUrl: string,
  file: string,
): Promise<void> {
  await pipeline(
    Readable.from(items(routes, content, siteUrl)),
    new SitemapStream({
      level: ErrorLevel.THROW,
      lastmodDateOnly: true,
      xmlns: { xhtml: true, news: false, image: false, video: false },
    }),
    createWriteStream(file),
  );
}

function* items(
  routes: readonly Route[],
  content: Content,
  siteUrl: string,
): Generator<SitemapItemLoose> {
  for (const route of routes) {
    const { path, page } = route;
    const lastmod = kindOfPage(page).date?.(page);
    yield {
      url: `${siteUrl}${path}`,
      links: alternatesOf(route, content.routes).map(({ hrefLang, path: other }) => ({
        lang: hrefLang,
        url: `${siteUrl}${other}`,
      })),
      // Pages without a date have no record of their last change.
      ...(lastmod !== undefined && { lastmod }),
    };
  }
}
