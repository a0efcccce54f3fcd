import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import type { AppData, PageRecord } from '../../contract/records.ts';
import { expectWithin } from './expectWithin.ts';
import { pages, siteFolder } from './pages.ts';
import { test } from './test.ts';

/** Bytes after brotli at the highest level. */
const budgets = {
  /** The record of an article of 635 words. Each further word may add 4 bytes. */
  record: 4 * 1024,
  /**
   * The record with its CSS, without the response's headers: all data that a navigation waits for.
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

test.describe('every page has a record', () => {
  for (const { path, html, isNotFound, language } of pages) {
    test(path, () => {
      const address = isNotFound ? path.replace('no-such-page', '404') : path;
      const record = read(recordOf(address)) as PageRecord;
      expect(record).toMatchObject({
        path: address,
        // The 404 page of a folder represents all pages that may later be in it.
        matchPath: isShell(address) ? address.replace(/404$/, '*') : null,
        compilationHash: (read('app-data') as AppData).compilationHash,
        result: { language },
      });
      expect(record.componentChunkName).toMatch(/^component---pages-\w+$/);
      expect(html).toContain(record.result.main);
      expect(html).toContain(record.result.head);
      for (const slot of record.result.slots) expect(html).toContain(slot);

      expect(html).toContain(`m{}${record.result.css}</style>`);

      const hashes = [record.compilationHash, ...record.staticQueryHashes];
      expect(html).toContain(`data-build="${hashes.join(' ')}"`);
      for (const hash of record.staticQueryHashes) expect(read(`sq/d/${hash}`)).toBeDefined();
    });

    test(`${path} is light`, () => {
      const address = isNotFound ? path.replace('no-such-page', '404') : path;
      const record = read(recordOf(address)) as PageRecord;
      const text = record.result.main.replaceAll(/<[^>]+>/g, ' ');
      const furtherWords = Math.max(0, text.trim().split(/\s+/).length - budgets.words);
      const count = (mark: string) => record.result.main.split(mark).length - 1;
      const allowance =
        furtherWords * budgets.furtherWord +
        count(' data-entry=') * budgets.entry +
        count(' popover=') * budgets.sidebar +
        count('<form') * budgets.form;
      const withoutCss = JSON.stringify({ ...record, result: { ...record.result, css: '' } });
      expectWithin(withoutCss, budgets.record + allowance);
      // A page with an island brings more CSS: the tokens that the island may need.
      if (record.result.main.includes('<collegium-island')) return;
      expectWithin(file(recordOf(address)), budgets.softNavigation + allowance);
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

function recordOf(path: string): string {
  return `${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data`;
}

function file(name: string): Buffer {
  return readFileSync(join(siteFolder, 'page-data', `${name}.json`));
}

function read(name: string): unknown {
  return JSON.parse(file(name).toString());
}
