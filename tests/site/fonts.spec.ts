import { typefaces } from '../../components/theme/projectTokens.ts';
import { weights } from '../../components/theme/tokens.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { projects } from '../../.storybook/projects.ts';
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../playwright.ts';
import { observeShifts, shifts } from '../layoutShifts.ts';
import { test } from './test.ts';

/*
 * The font family of headings is sent in one weight, and quotations may add another. For any other
 * weight, browsers would make a bold font themselves, which looks blurred.
 */

const { association, shop } = projects;

for (const path of [
  '/',
  '/kontakt',
  '/adt/gebuehrenverzeichnis',
  '/aktuelles/hitze-in-der-praxis',
]) {
  test(`headings on ${path} use only weights that are sent`, async ({ page }) => {
    await page.goto(path);
    expect(await otherWeights(page, association.typefaces)).toEqual([]);
  });
}

for (const path of ['/', '/produkte', '/haus']) {
  test(`headings on ${path} of the shop use only weights that are sent`, async ({ page }) => {
    await page.goto(addressOf('siteOfShop') + path);
    expect(await otherWeights(page, shop.typefaces)).toEqual([]);
  });
}

test('what is bold in a heading of the shop is drawn in its one weight', async ({ page }) => {
  await page.goto(`${addressOf('siteOfShop')}/haus`);
  await page.evaluate(() => document.fonts.ready);
  const heading = page.locator('main h1');
  const drawn = await heading.screenshot();
  await heading.evaluate((element) => {
    const words = document.createElement('strong');
    words.append(...element.childNodes);
    element.append(words);
  });
  await expect(heading.locator('strong')).toHaveCSS('font-weight', String(weights.bold));
  expect(drawn.equals(await heading.screenshot())).toBe(true);
});

for (const path of ['/', '/service', '/service/satzung', '/aktuelles/jahrestagung-2027']) {
  test(`headings on ${path} keep their lines when their font is late`, async ({ page }) => {
    await observeShifts(page);
    const isPainted = page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.route(/\/source-serif[^/]*\.woff2$/, async (route) => {
      await isPainted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await isPainted;
    expect(await shifts(page)).toEqual([]);
    expect(await familyOfHeading(page)).toBe('Source Serif 4');
  });
}

for (const [width, cause] of [
  [360, 'css'],
  [1280, 'link'],
] as const) {
  test(`in a window of ${width} px, fonts are requested by ${cause}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const causes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    );
    expect(causes).toEqual([cause, cause]);
  });
}

/** The name of the font that the browser has drawn the main heading with. */
async function familyOfHeading(page: Page): Promise<string | undefined> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}

/** Texts in the headings' font family that have neither its weight nor are in a quotation. */
function otherWeights(page: Page, pair: TypefacePair): Promise<string[]> {
  const { fonts, headingWeight } = typefaces[pair];
  const [family = ''] = fonts.heading.split(',');
  return page.evaluate(
    ({ family, weight }) =>
      [...document.querySelectorAll('body :not(blockquote *, blockquote)')]
        .filter((element) => {
          const { fontFamily, fontWeight } = getComputedStyle(element);
          const isHeadings = fontFamily.replace(/"/g, "'").startsWith(family);
          return isHeadings && element.textContent.trim() && fontWeight !== weight;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    { family, weight: String(weights[headingWeight]) },
  );
}
