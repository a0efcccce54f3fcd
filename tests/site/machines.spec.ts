import { expect } from '@playwright/test';
import sharp from 'sharp';
import { hasFile, siteFile } from './files.ts';
import { pages } from './pages.ts';
import { test } from './test.ts';
import { readXml } from './xml.ts';

const findable = pages.filter(({ isFindable }) => isFindable);

test.describe('the sitemap', () => {
  test('has exactly the pages that may be found, with their other languages', async ({
    visitor,
    facts,
  }) => {
    const urls = await readXml(visitor, siteFile('sitemap.xml').toString(), 'url', {
      loc: 'loc',
      languages: 'link@hreflang',
      addresses: 'link@href',
    });
    expect(urls.map(({ loc }) => pathOf(loc?.[0])).sort()).toEqual(
      findable.map(({ path }) => path).sort(),
    );
    for (const { loc, languages = [], addresses = [] } of urls) {
      const entries = languages.map((language, index) => [language, addresses[index]]);
      expect.soft(Object.fromEntries(entries)).toEqual(facts.get(pathOf(loc?.[0]))!.alternates);
    }
  });
});

test('crawlers stay away from a site on somebody’s own computer', () => {
  const isLocal = findable[0]!.html.includes('rel="canonical" href="http://localhost');
  expect(siteFile('robots.txt').toString()).toMatch(
    isLocal ? /^Disallow: \/$/m : /^Sitemap: \S+\/sitemap\.xml$/m,
  );
});

test.describe('the feed', () => {
  for (const { path: home, language } of findable.filter(({ path }) =>
    /^\/(\w\w\/)?$/.test(path),
  )) {
    test(language, async ({ visitor, facts }) => {
      const news = findable.filter(
        (page) =>
          page.language === language &&
          facts.get(page.path)!.structuredData.some((one) => one['@type'] === 'NewsArticle'),
      );
      const file = `${home}feed.xml`;
      expect(hasFile(file)).toBe(news.length > 0);
      expect(findable.find(({ path }) => path === home)!.html.includes(`href="${file}"`)).toBe(
        news.length > 0,
      );
      if (news.length === 0) return;

      const entries = await readXml(visitor, siteFile(file).toString(), 'entry', {
        id: 'id',
        updated: 'updated',
        link: 'link@href',
        content: 'content',
      });
      const paths = entries.map(({ link }) => pathOf(link?.[0]));
      expect(entries).toHaveLength(Math.min(news.length, 20));
      expect(news.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
      expect(new Set(entries.map(({ id }) => id?.[0])).size).toBe(entries.length);
      const dates = entries.map(({ updated }) => updated?.[0] ?? '');
      expect(dates).toEqual(dates.toSorted().reverse());
      for (const { content, updated } of entries) {
        expect.soft(updated?.[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect.soft(content?.[0]).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:)|<script|\sid=/);
      }
    });
  }
});

test.describe('the manifest', () => {
  const manifest = JSON.parse(siteFile('manifest.json').toString()) as {
    start_url: string;
    icons: { src: string; sizes: string }[];
  };

  test('is named by every page, and starts with one', () => {
    for (const { path, html } of pages) {
      expect.soft(html, path).toContain('<link rel="manifest" href="/manifest.json"');
    }
    expect(pages.map(({ path }) => path)).toContain(manifest.start_url);
  });

  for (const { src, sizes } of manifest.icons) {
    test(`${src} is as large as it says`, async () => {
      const { width, height } = await sharp(siteFile(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    });
  }
});

test.describe('what is asked for is answered in its type', () => {
  const types = {
    '/apple-touch-icon.png': /^image\/png/,
    '/manifest.json': /^application\/json/,
    '/sitemap.xml': /^(application|text)\/xml/,
    '/robots.txt': /^text\/plain/,
    ...(hasFile('feed.xml') && { '/feed.xml': /^(application|text)\/xml/ }),
  };
  for (const [path, type] of Object.entries(types)) {
    test(path, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(type);
    });
  }
});

test('the browser takes the favicon, of which no page speaks', async ({ visitor }) => {
  await visitor.goto('/kontakt');
  const width = await visitor.evaluate(async () => {
    const image = new Image();
    image.src = '/favicon.ico';
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBe(32);
});

test('the browser’s own bars follow the colour mode that the visitor chose', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL!, colorScheme: 'light' });
  await page.goto('/kontakt');
  const darkBars = page.locator('meta[name=theme-color][media]');
  await expect(darkBars).toHaveAttribute('media', 'not all');
  await page.locator('[data-color-mode-toggle]:visible').first().click();
  await expect(darkBars).toHaveAttribute('media', 'all');
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.setProperty(
        'color',
        document.querySelector<HTMLMetaElement>('meta[name=theme-color][media]')!.content,
      );
      document.body.append(probe);
      return getComputedStyle(probe).color;
    }),
  );
  await page.close();
});

function pathOf(address = ''): string {
  return decodeURIComponent(URL.parse(address)?.pathname ?? '');
}
