import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './test.ts';
import { siteFile } from './files.ts';
import { pages } from './pages.ts';

/**
 * The lengths that search engines and social networks show in full, with extra space for German.
 */
const longest = { ownTitle: 90, description: 200 };

const findable = pages.filter(({ isFindable }) => isFindable);

test.describe('a page can be found and shared', () => {
  for (const { path, language } of findable) {
    test(path, async ({ facts }) => {
      const { description, openGraph, structuredData, breadcrumbs } = facts.get(path)!;
      expect.soft(openGraph['og:title']!.length).toBeLessThanOrEqual(longest.ownTitle);
      expect.soft(description.length).toBeLessThanOrEqual(longest.description);

      const { pathname } = new URL(openGraph['og:image'] ?? 'none:');
      const { width, height } = await sharp(siteFile(pathname)).metadata();
      expect.soft(openGraph['og:image:width']).toBe(String(width));
      expect.soft(openGraph['og:image:height']).toBe(String(height));
      expect.soft([width, height]).toEqual([1200, 630]);

      for (const thing of structuredData) {
        for (const property of required[String(thing['@type'])] ?? ['a known type']) {
          expect.soft(thing[property], `${String(thing['@type'])} ${property}`).toBeTruthy();
        }
      }
      const isHome = /^\/(\w\w\/)?$/.test(path);
      const types = structuredData.map((thing) => thing['@type']);
      // The address of a page right below the home page says as much as its breadcrumbs.
      expect.soft(types.includes('BreadcrumbList')).toBe(breadcrumbs > 2);
      if (isHome) expect.soft(types).toEqual(['Organization', 'WebSite']);
      expect.soft(openGraph['og:locale']).toMatch(new RegExp(`^${language}_`));
    });
  }
});

/** The properties that search engines require for each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'legalName', 'url', 'logo', 'address', 'telephone', 'email', 'sameAs'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image', 'publisher'],
};

test('the way to a page ends with it, and each step before leads somewhere', ({ facts }) => {
  for (const { path } of findable) {
    const list = facts.get(path)!.structuredData.find((one) => one['@type'] === 'BreadcrumbList');
    const steps = (list?.['itemListElement'] ?? []) as { position: number; item?: string }[];
    expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect.soft(steps.at(-1)?.item, path).toBeUndefined();
    for (const { item } of steps.slice(0, -1)) {
      expect.soft(facts.has(decodeURIComponent(new URL(item!).pathname)), item).toBe(true);
    }
  }
});

test('the address in structured data is that of the site', ({ facts }) => {
  const { canonical, structuredData } = facts.get('/kontakt')!;
  const [organization] = structuredData;
  expect(organization?.['url']).toBe(`${new URL(canonical).origin}/`);
  expect(organization?.['location']).toMatchObject({
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ opens: expect.stringMatching(/^\d\d:\d\d$/) }),
    ]),
  });
});

test('structured data is let through by the policy, and is not run', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL! });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  await page.goto('/kontakt');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data!)).toMatchObject({ '@context': 'https://schema.org' });
  expect(violations).toEqual([]);
  await page.close();
});

test('the page that says that there is none cannot be found', ({ facts }) => {
  for (const { path, html, isFindable } of pages) {
    expect.soft(html.includes('<meta name="robots" content="noindex"'), path).toBe(!isFindable);
    if (!isFindable) expect.soft(facts.get(path)!.alternates).toEqual({});
  }
});
