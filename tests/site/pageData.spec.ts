import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import type { AppData, PageData } from '../../contract/pageData.ts';
import { expectWithin } from './expectWithin.ts';
import { pages, siteFolder } from './pages.ts';
import { test } from './test.ts';

/** Bytes after brotli at the highest level. */
const budgets = {
  /** The page data of an article of 635 words. Each further word may add 4 bytes. */
  pageData: 4 * 1024,
  /**
   * The page data with their CSS, without the response's headers: all data that a navigation waits for.
   */
  softNavigation: 4 * 1024 + 512,
  words: 635,
  furtherWord: 4,
  /** For the markup of a directory's entry, such as a school with its address. */
  entry: 96,
  /** For a sidebar with its styles. Its words count separately. */
  sidebar: 640,
  /** For a form: its markup, and its texts for the browser. */
  form: 256,
  /** Only the code of client navigation. */
  code: 2816,
} as const;

test.describe('every page has page data', () => {
  for (const { path, html, isNotFound, language } of pages) {
    test(path, () => {
      const address = isNotFound ? path.replace('no-such-page', '404') : path;
      const pageData = read(pageDataOf(address)) as PageData;
      expect(pageData).toMatchObject({
        path: address,
        // The 404 page of a folder represents all pages that may later be in it.
        matchPath: isShell(address) ? address.replace(/404$/, '*') : null,
        compilationHash: (read('app-data') as AppData).compilationHash,
        result: { language },
      });
      expect(pageData.componentChunkName).toMatch(/^component---pages-\w+$/);
      expect(html).toContain(pageData.result.main);
      expect(html).toContain(pageData.result.head);
      for (const slot of pageData.result.slots) expect(html).toContain(slot);

      expect(html).toContain(`m{}${pageData.result.css}</style>`);

      const hashes = [pageData.compilationHash, ...pageData.staticQueryHashes];
      expect(html).toContain(`data-build="${hashes.join(' ')}"`);
      for (const hash of pageData.staticQueryHashes) expect(read(`sq/d/${hash}`)).toBeDefined();
    });

    test(`${path} is light`, () => {
      const address = isNotFound ? path.replace('no-such-page', '404') : path;
      const pageData = read(pageDataOf(address)) as PageData;
      const text = pageData.result.main.replaceAll(/<[^>]+>/g, ' ');
      const furtherWords = Math.max(0, text.trim().split(/\s+/).length - budgets.words);
      const count = (mark: string) => pageData.result.main.split(mark).length - 1;
      const allowance =
        furtherWords * budgets.furtherWord +
        count(' data-entry=') * budgets.entry +
        count(' popover=') * budgets.sidebar +
        count('<form') * budgets.form;
      const withoutCss = JSON.stringify({ ...pageData, result: { ...pageData.result, css: '' } });
      expectWithin(withoutCss, budgets.pageData + allowance);
      // A page with an island brings more CSS: the tokens that the island may need.
      if (pageData.result.main.includes('<collegium-island')) return;
      expectWithin(file(pageDataOf(address)), budgets.softNavigation + allowance);
    });
  }
});

test('main regions come in few variants of CSS', () => {
  const variants = new Set(pages.map(({ html }) => /m\{\}(.*?)<\/style>/s.exec(html)?.[1]));
  // About two for each of the screens.
  expect(variants.size).toBeLessThanOrEqual(60);
});

test('the code of client navigation is small', async () => {
  const { outputFiles } = await build({
    entryPoints: ['browser/page/navigation/start.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // Code that only some visits need, such as error messages, is split into other files.
    splitting: true,
    outdir: 'nowhere',
    write: false,
  });
  const ofStart = outputFiles.find(({ path }) => path.endsWith('start.js'));
  const bytes = brotliCompressSync(ofStart!.contents).byteLength;
  expect(bytes).toBeGreaterThan(0.8 * budgets.code);
  expect(bytes).toBeLessThanOrEqual(budgets.code);
});

function isShell(address: string): boolean {
  return address.endsWith('/404') && !/^(\/\w\w)?\/404$/.test(address);
}

function pageDataOf(path: string): string {
  return `${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data`;
}

function file(name: string): Buffer {
  return readFileSync(join(siteFolder, 'page-data', `${name}.json`));
}

function read(name: string): unknown {
  return JSON.parse(file(name).toString());
}
