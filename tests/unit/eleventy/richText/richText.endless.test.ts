import { describe, expect, it } from '@jest/globals';
import { richText, type TextSurroundings } from '../../../../eleventy/richText/richText.ts';

const surroundings: TextSurroundings = {
  language: 'de',
  localised: (path) => path,
  newTabHint: '(öffnet in neuem Tab)',
};

const htmlOf = (source: string): string => richText(source, surroundings).html;

/**
 * The maximum nesting. With the frame around each table, it stays below 512, at which Chromium's
 * parser stops nesting.
 */
const deepest = 200;

describe('a text that is nested without end', () => {
  const half = 150_000;
  const fill = (pattern: string, length = 2 * half) => pattern.repeat(length / pattern.length);

  it.each([
    ['open tags', fill('<b>')],
    ['open blocks', fill('<div>')],
    ['lists', fill('<ul><li>')],
    ['tables', fill('<table><tr><td>')],
    ['quotes', fill('<blockquote><p>')],
    ['drawings', fill('<svg>')],
    ['forms', fill('<form>')],
    ['links', fill('<a href=/a>')],
    ['end tags that end nothing', fill('<b>', half) + fill('</i>', half)],
    ['paragraphs that a list ends', fill('<p><ul></p>')],
    ['tags in attributes', `<p>${fill('<a title="<b>">')}`],
    ['brackets that are no tags', `<p>${fill('<')}`],
    ['Markdown quotes', fill('>')],
    ['Markdown brackets', fill('[')],
    ['Markdown emphasis', fill('_a')],
    ['tags in Markdown', `a${fill('<b>')}`],
  ])('does not grow without bounds: 300 kB of %s', (_what, source) => {
    const before = process.cpuUsage();
    const html = htmlOf(source);
    const { user, system } = process.cpuUsage(before);
    // Processor time in seconds. A parser that reads its input again for each character takes 45,
    // even at a nanosecond for each step. Ours takes 0.3.
    expect((user + system) / 1_000_000).toBeLessThan(6);
    expect(depthOf(html)).toBeLessThanOrEqual(2 * deepest);
  });

  it('keeps its words', () => {
    expect(htmlOf(`<p>${fill('a<b>', 8000)}`).match(/a/g)).toHaveLength(2000);
    expect(htmlOf(`<p>${fill('a<i>', 80_000)}`).match(/a/g)).toHaveLength(20_000);
  });

  it('is cut where it is too deep, and whole before', () => {
    const nested = (depth: number) => '<b>'.repeat(depth) + 'a' + '</b>'.repeat(depth);
    expect(htmlOf(nested(deepest))).toBe(nested(deepest));
    expect(htmlOf(nested(deepest + 1))).toBe(nested(deepest));
    const long = `<p>${fill('ab', 60_000)}</p>`;
    expect(htmlOf(long + nested(deepest + 1))).toBe(long + nested(deepest));
  });

  it('loses nothing for being long', () => {
    const section = '<h2 id="a">A</h2><p>b<br>c <a href="/d">e</a></p><ul><li>f</li></ul><hr>';
    const source = fill(section, section.length * 1000);
    expect(htmlOf(source).replace(/ id="[^"]*"/g, '')).toBe(source.replace(/ id="[^"]*"/g, ''));
  });
});

/** The depth of the deepest element in a browser, where each table has a frame around it. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z\d]+)/g)) {
    if (['br', 'hr', 'img', 'wbr', 'source'].includes(name)) continue;
    depth += end ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
