import { describe, expect, it } from '@jest/globals';
import { missingLabels } from '../../../../components/i18n/missingLabels.ts';
import { buildSummary } from '../../../../eleventy/commands/buildSummary.ts';
import {
  contentOf,
  contentPage,
  inGerman,
  page,
  smallest,
  translated,
} from '../../data/smallContent.ts';

const content = contentOf({
  project: [{ ...smallest.project[0]!, languages: ['de', 'en'] }],
  pages: [
    ...smallest.pages.slice(0, 4),
    page(
      'privacy',
      inGerman('Datenschutz', { lead: 'Kurz.', body: '<p>Lang.</p>' }),
      translated('en', 'Privacy'),
    ),
    contentPage('satzung'),
  ],
});
const build = { outDir: 'dist', seconds: 2.345, removals: { pages: 8, vanished: [] }, warnings: 0 };
const summary = buildSummary(content, build);
const lines = summary.split('\n');
const cells = (line: string | undefined) => line?.split(/\s{2,}/);

describe('the summary of a build', () => {
  it('names the pages of each language, and what is not translated in it', () => {
    expect(cells(lines[0])).toEqual([
      ...['Language', 'Pages', 'Pages missing', 'Texts missing', 'Labels missing'],
    ]);
    expect(cells(lines[1])).toEqual(['Deutsch', '6', '0', '0', '0']);
    // The English title of the project is missing, and two English texts of one page.
    expect(cells(lines[2])).toEqual(['English', '1', '5', '3', String(missingLabels('en').length)]);
  });

  it('names what has to be translated', () => {
    const english = lines.find((line) => line.startsWith('Not in English yet: '));
    expect(english).toMatch(/pages\[\d\], /);
    expect(lines.some((line) => line.startsWith('Not in Deutsch'))).toBe(false);
  });

  it('has a column for each number', () => {
    const ends = [...lines[0]!.matchAll(/\S(?=\s{2,}|$)/g)].map(({ index }) => index);
    for (const line of lines.slice(1, 3)) {
      expect(line.length).toBe(lines[0]!.length);
      expect(ends.slice(1).map((end) => line[end])).toEqual([
        expect.stringMatching(/\d/),
        expect.stringMatching(/\d/),
        expect.stringMatching(/\d/),
        expect.stringMatching(/\d/),
      ]);
    }
  });

  it('names the pages that are gone, the first ten of many', () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/weg-${index}`);
    const vanished = paths.map((path) => ({ path }));
    const told = buildSummary(content, { ...build, removals: { pages: 200, vanished } });
    expect(told).toContain(
      `\nGone since the last build: ${paths.slice(0, 10).join(', ')} and 2 more`,
    );
    expect(summary).not.toContain('Gone');
  });

  it('ends with what was built from where, to where, and how long it took', () => {
    expect(lines.at(-1)).toBe('7 pages in 2 languages from a test, written to dist in 2.3 s');
  });
});
