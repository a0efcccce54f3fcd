import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { writeSitemap } from '../../../../eleventy/searchEngines/sitemap.ts';
import { newsItem, newsSite } from '../../pages/newsSite.ts';

const siteUrl = 'https://vhm.example';
const content = newsSite([newsItem('tagung', '2026-11-02')]);
const findable = content.routes.all.filter(({ page }) => page.key !== 'notFound');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The library's own parser accepts only what the protocol allows. */
const pagesIn = (file: string) => parseSitemap(createReadStream(join(folder, file)));

describe('the sitemap', () => {
  it('has every page that may be found, and no other', async () => {
    await writeSitemap(content, siteUrl, folder);
    expect(await readdir(folder)).toEqual(['sitemap.xml']);
    expect((await pagesIn('sitemap.xml')).map(({ url }) => url)).toEqual(
      findable.map(({ path }) => siteUrl + path),
    );
  });

  it('names each page in its other languages', async () => {
    await writeSitemap(content, siteUrl, folder);
    const pages = await pagesIn('sitemap.xml');
    const item = pages.find(({ url }) => url === `${siteUrl}/en/news/tagung`);
    expect(item?.links).toEqual([
      { lang: 'de', url: 'https://vhm.example/aktuelles/tagung' },
      { lang: 'en', url: 'https://vhm.example/en/news/tagung' },
      { lang: 'x-default', url: 'https://vhm.example/aktuelles/tagung' },
    ]);
  });

  it('has the day of news, and of nothing else, since nobody knows it', async () => {
    await writeSitemap(content, siteUrl, folder);
    const dated = (await pagesIn('sitemap.xml')).filter(({ lastmod }) => lastmod !== undefined);
    expect(dated.map(({ url, lastmod }) => [url, lastmod])).toEqual([
      [`${siteUrl}/aktuelles/tagung`, '2026-11-02'],
      [`${siteUrl}/en/news/tagung`, '2026-11-02'],
    ]);
  });

  it('is an index of several where it would be too large', async () => {
    await writeSitemap(content, siteUrl, folder, 7);
    const parts = (await readdir(folder)).filter((file) => file !== 'sitemap.xml').sort();
    expect(parts.length).toBe(Math.ceil(findable.length / 7));
    const index = await parseSitemapIndex(createReadStream(join(folder, 'sitemap.xml')));
    expect(index.map(({ url }) => url)).toEqual(parts.map((part) => `${siteUrl}/${part}`));
    const pages = (await Promise.all(parts.map(pagesIn))).flat();
    expect(pages.map(({ url }) => url)).toEqual(findable.map(({ path }) => siteUrl + path));
  });
});
