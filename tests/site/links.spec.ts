import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { pages, siteFolder } from './pages.ts';

test.describe('every link leads somewhere', () => {
  for (const { path } of pages) {
    test(path, ({ facts, baseURL }) => {
      const canonical = facts.get(path)?.canonical ?? '';
      const siteOrigins = [baseURL, URL.parse(canonical)?.origin];
      const broken = facts.get(path)!.references.filter((reference) => {
        const { protocol, origin, pathname, hash } = new URL(reference, new URL(path, baseURL));
        if (!protocol.startsWith('http') || !siteOrigins.includes(origin)) return false;
        const target = decodeURIComponent(pathname);
        if (!exists(target)) return true;
        const anchor = decodeURIComponent(hash.slice(1));
        return anchor !== '' && facts.get(target)?.ids.includes(anchor) === false;
      });
      expect(broken).toEqual([]);
    });
  }
});

test.describe('every page says what it is, and knows itself in other languages', () => {
  for (const { path, language, isFindable } of pages) {
    test(path, ({ facts }) => {
      const { lang, title, description, heading, hasText, canonical, openGraph, alternates } =
        facts.get(path)!;
      expect.soft(lang).toBe(language);
      expect.soft(title).not.toBe('');
      expect.soft(description).not.toBe('');
      expect.soft(heading).not.toBe('');
      expect.soft(hasText, 'text without JavaScript').toBe(true);
      if (!isFindable) {
        expect(canonical).toBe('');
        return;
      }

      expect.soft(pathOf(canonical), 'canonical').toBe(path);
      expect.soft(openGraph['og:url']).toBe(canonical);
      for (const property of ['og:title', 'og:description', 'og:locale', 'og:type']) {
        expect.soft(openGraph[property], property).toBeTruthy();
      }

      for (const [hreflang, address] of Object.entries(alternates)) {
        const other = facts.get(pathOf(address));
        expect.soft(pathOf(other?.alternates[language]), `${hreflang} points back`).toBe(path);
        if (hreflang !== 'x-default') expect.soft(other?.lang).toBe(hreflang);
      }
    });
  }

  test('no two pages of a language have the same title', ({ facts }) => {
    // A page that stands for several others may have their common title.
    const titles = pages
      .filter(({ isNotFound }) => !isNotFound)
      .map(({ path, language }) => `${language}: ${facts.get(path)!.title}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

function pathOf(address = ''): string {
  return decodeURIComponent(URL.parse(address)?.pathname ?? '');
}

/** Whether the site answers a path: with a page, another file, or a redirect. */
function exists(path: string): boolean {
  if (pages.some((page) => page.path === path)) return true;
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const file = join(siteFolder, path);
  return isFile(file) || isFile(`${file}.html`) || redirects.has(path);
}

const redirects = new Set(
  existsSync(join(siteFolder, '_redirects'))
    ? readFileSync(join(siteFolder, '_redirects'), 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/\s+/)[0] ?? '')
    : [],
);
