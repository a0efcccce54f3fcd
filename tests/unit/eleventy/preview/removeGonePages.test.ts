import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { EleventyConfig, PagesByUrl } from '../../../../eleventy/eleventyConfig.ts';
import { removeGonePages } from '../../../../eleventy/preview/removeGonePages.ts';

const files = [
  ...['index.html', 'en/index.html', 'en/contact.html', 'feed.xml'],
  ...['page-data/index/page-data.json', 'page-data/en/page-data.json'],
  'page-data/en/contact/page-data.json',
];
let folder: string;
let told: string[];
let build: (urls: readonly string[]) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gone-'));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const on = (_event: string, listener: (pages: PagesByUrl) => unknown) => {
    build = (urls) =>
      void listener({ urlToInputPath: Object.fromEntries(urls.map((url) => [url, {}])) });
  };
  told = [];
  removeGonePages({ on } as unknown as EleventyConfig, folder, (file) => void told.push(file));
  build(['/', '/en/', '/en/contact.html', '/feed.xml']);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves what is there', () => {
  build(['/', '/en/', '/en/contact.html', '/feed.xml', '/new.html']);
  expect(there()).toEqual(files.toSorted());
});

it('removes a page with its record once there is no such page', () => {
  build(['/', '/en/contact.html']);
  const gone = ['en/index.html', 'page-data/en/page-data.json', 'feed.xml'];
  expect(there()).toEqual(files.filter((file) => !gone.includes(file)).toSorted());
  expect(told).toEqual(['/en/index.html', '/feed.xml']);
});

function there(): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((name) => name.includes('.')).sort();
}
