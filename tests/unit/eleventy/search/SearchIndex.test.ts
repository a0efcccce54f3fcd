/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SearchIndex, type SearchedPage } from '../../../../eleventy/search/SearchIndex.ts';
import { writeIndex } from '../../../../eleventy/search/writeIndex.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const statutes: SearchedPage = {
  path: '/service/satzung',
  language: 'de',
  main: `<main><nav>Sie sind hier</nav><h1>Satzung</h1><p>Die Versammlung tagt.</p>
    <table><tr><td>Beitrag</td><td>240 €</td></tr></table>
    <p data-search-skip="">Anderswo</p></main>`,
  title: 'Satzung "alt" & <neu>',
  place: 'Service',
};
const meeting: SearchedPage = {
  path: '/aktuelles/tagung',
  language: 'de',
  main: '<main><h1>Mitgliederversammlung</h1><p>Wir sehen uns.</p></main>',
  title: 'Mitgliederversammlung',
  author: 'Dr. Maria Muster',
  place: 'Aktuelles · 5. Mai 2026',
};
const english: SearchedPage = { ...statutes, path: '/en/statutes', language: 'en' };

interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** The pages in the index, as the browser gets them. */
async function indexed(...pages: SearchedPage[]): Promise<Fragment[]> {
  await writeIndex(pages, folder);
  return readdirSync(join(folder, 'fragment'))
    .map((file) => gunzipSync(readFileSync(join(folder, 'fragment', file))).toString())
    .map((text) => JSON.parse(text.slice('pagefind_dcd'.length)) as Fragment)
    .sort((one, other) => one.url.localeCompare(other.url));
}

describe('the index', () => {
  it('has what the page is about, and what results say of it', async () => {
    const [news, page] = await indexed(statutes, meeting);
    expect(page).toMatchObject({
      url: '/service/satzung',
      meta: { title: 'Satzung "alt" & <neu>', place: 'Service' },
    });
    expect(page!.content).toMatch(/^Die Versammlung tagt\.\s+Beitrag 240 €\.?$/);
    expect(news!.meta).toMatchObject({ author: 'Dr. Maria Muster' });
  });

  it('knows what German compounds end in', async () => {
    const [news] = await indexed(statutes, meeting);
    expect(news!.meta['titleParts']).toBe('versammlung');
  });

  it('is one for each language', async () => {
    await indexed(statutes, english);
    const entry = JSON.parse(readFileSync(join(folder, 'pagefind-entry.json'), 'utf8')) as {
      languages: Record<string, { page_count: number }>;
    };
    expect(
      Object.entries(entry.languages).map(([tag, { page_count }]) => [tag, page_count]),
    ).toEqual(
      expect.arrayContaining([
        ['de', 1],
        ['en', 1],
      ]),
    );
  });

  it('comes with the code that reads it, without interfaces that nobody uses', async () => {
    await indexed(statutes);
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['pagefind.js', 'pagefind-worker.js']));
    expect(files.filter((file) => /ui|highlight/.test(file))).toEqual([]);
  });
});

it('hands out the pages of a build once', () => {
  const index = new SearchIndex();
  index.add(statutes);
  expect(index.take()).toEqual([statutes]);
  expect(index.take()).toEqual([]);
});
