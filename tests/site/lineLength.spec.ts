import { expect, type Page } from '@playwright/test';
import { longestLine } from '../../components/theme/tokens.ts';
import { readyFont } from './everyPage/readyFont.ts';
import { test } from './test.ts';

/*
 * Columns of text have a width in lengths of CSS, since CSS has no unit for an average letter. This test counts the letters of whole lines
 * in the body typeface, which another font or size would change.
 */

test.use({ viewport: { width: 1280, height: 900 } });

for (const path of ['/service/satzung', '/datenschutz', '/fr/service/statuts']) {
  test(`lines of running text on ${path} have ${longestLine} letters at most, on average`, async ({
    page,
  }) => {
    await readyFont(page, 'body');
    await page.goto(path);
    const lengths = await lineLengths(page);
    expect(lengths.length).toBeGreaterThan(20);
    const average = lengths.reduce((sum, length) => sum + length) / lengths.length;
    expect(average).toBeLessThanOrEqual(longestLine);
    // Narrow letters make some lines longer. WCAG 1.4.8 allows 80.
    expect(lengths.filter((length) => length > 80)).toEqual([]);
  });
}

/** The letters in each line of the paragraphs and lists of a page's text, without the last lines. */
function lineLengths(page: Page): Promise<number[]> {
  return page.locator('main :is(p, li):not(nav *, form *, table *)').evaluateAll((elements) =>
    elements
      .filter((element) => !element.querySelector('p, li, div'))
      .flatMap((element) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const lengths = new Map<number, number>();
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          for (let letter = 0; letter < node.length; letter += 1) {
            range.setStart(node, letter);
            range.setEnd(node, letter + 1);
            const [box] = range.getClientRects();
            // Parts of a line with other sizes have nearly the same lower edge.
            const line = Math.round((box?.bottom ?? 0) / 8);
            if (box?.width) lengths.set(line, (lengths.get(line) ?? 0) + 1);
          }
        }
        return [...lengths.values()].slice(0, -1);
      }),
  );
}
