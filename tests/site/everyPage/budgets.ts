import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { homePath } from '../../../data/routes/namedRoutes.ts';
import { sampleLanguages } from '../../../components/i18n/sampleLanguages.fixtures.ts';
import type { SitePage } from '../pages.ts';

/** Bytes with brotli at its best, on a first visit, before any interaction. */
export const budgets = {
  /** An article of 635 words with its menus, footer and styles. */
  htmlAndCss: 8 * 1024,
  words: 635,
  /** What the words of a longer text, such as statutes, may add. */
  furtherWord: 4,
  /**
   * What a form may add, with its styles, the words that its island takes to the browser, and the
   * tokens that the island may come to refer to.
   */
  form: 1024 + 256,
  /** What the start page may add: its drawing, two lists where others have one text, its closing. */
  startPage: 1280,
  /** What asks before a content of another host is loaded: its words and buttons, and a drawing. */
  externalContent: 768,
  /** What a list may add that only the browser can fill: its words, and the tokens that it may need. */
  storedList: 256,
  /** What a sidebar may add: its button, its styles, and its words, which count nowhere else. */
  sidebar: 896,
  /** What a choice outside a form may add: its box, with its styles and its words. */
  choice: 256,
  /** What a row of a table may add by its markup, which is a role for each cell. */
  row: 8,
  /** What a list of documents may add to an article, with its styles. */
  documents: 512,
  /** What an entry of a directory, such as a school with its address, may add by its markup. */
  entry: 96,
  /** What a page of the shop may add that shows a product: its pictures, its facts, what is like it. */
  product: 2 * 1024 + 512,
  /** What one may add that lists products: 24 cards with pictures, and all that they are filtered by. */
  productList: 5 * 1024,
  javaScript: 5 * 1024,
  /** What puts the question of consent into the page, of all that JavaScript. */
  consentBanner: 1024,
  /** What waits for the first touch of a form, or for a content of another host to be allowed. */
  waiting: 1024,
  /** The offline page is nobody's first visit, and its script is there before it is needed. */
  offlineScript: 1024,
  /** What leads on from a wrong address where the page has moved; no other page loads it. */
  notFoundScript: 768,
} as const;

/** What of a page its budgets go by. */
type BudgetedPage = Pick<SitePage, 'path' | 'html' | 'isFindable' | 'isNotFound'>;

/** React says this in every build; no page may ask for it before an island is touched. */
const markOfReact = 'react.dev/errors';

/** @returns what to ask once the page is loaded: whether all that came is within its budget */
export function watchBudgets(page: Page): (sitePage: BudgetedPage) => Promise<void> {
  const loaded = load(page);
  return async ({ path, html, isFindable, isNotFound }) => {
    const { scripts, stylesheets } = await loaded();

    const htmlAndCss = sum([html, ...stylesheets].map(compressedSize));
    expect.soft(htmlAndCss, 'HTML and CSS').toBeLessThanOrEqual(await allowance(page, path));

    const waits = (await page.locator('collegium-island, [data-external]').count()) > 0;
    const javaScript = sum([...scripts, ...(await inlineScripts(page))].map(compressedSize));
    expect
      .soft(javaScript, 'JavaScript')
      .toBeLessThanOrEqual(
        budgets.javaScript +
          (waits ? budgets.waiting : 0) +
          (isFindable || isNotFound ? 0 : budgets.offlineScript) +
          (isNotFound ? budgets.notFoundScript : 0),
      );

    const isReactThere = scripts.some((script) => script.includes(markOfReact));
    expect.soft(isReactThere, 'React was loaded').toBe(false);
  };
}

async function allowance(page: Page, path: string): Promise<number> {
  const words = (await page.locator('main').innerText()).trim().split(/\s+/).length;
  const forms = await page.locator('main form').count();
  const choices = await page.locator('main input[type=checkbox]:not(form *)').count();
  const sidebars = await page.locator('main [popover]').count();
  const entries = await page.locator('main [data-entry]').count();
  const rows = await page.locator('main tr').count();
  const storedLists = await page.locator('main [on="stored"]').count();
  const hasDocuments = (await page.locator('main a[download]').count()) > 0;
  const external = await page.locator('main [data-external]').count();
  const furtherWords = Math.max(0, words - budgets.words);
  return (
    budgets.htmlAndCss +
    furtherWords * budgets.furtherWord +
    forms * budgets.form +
    choices * budgets.choice +
    sidebars * budgets.sidebar +
    (hasDocuments ? budgets.documents : 0) +
    entries * budgets.entry +
    rows * budgets.row +
    storedLists * budgets.storedList +
    external * budgets.externalContent +
    (isStartPage(path) ? budgets.startPage : 0)
  );
}

function isStartPage(path: string): boolean {
  return sampleLanguages.some((language) => homePath(language) === path);
}

/** Collects what the page loads from now on. */
export function load(page: Page) {
  const bodies: Promise<{ type: string; body: string }>[] = [];
  const collect = (response: Response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.text().then((body) => ({ type, body })));
  };
  page.on('response', collect);
  return async () => {
    // The last to come, when the browser has nothing better to do.
    await expect(page.locator('section[aria-labelledby=consent-heading]')).toBeVisible();
    // What islands load later, as the test goes on, may still be on its way when it ends.
    page.off('response', collect);
    const files = await Promise.all(bodies);
    const ofType = (wanted: string) =>
      files.filter(({ type }) => type === wanted).map(({ body }) => body);
    return { scripts: ofType('script'), stylesheets: ofType('stylesheet') };
  };
}

function inlineScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
      .filter(({ type }) => ['', 'module', 'text/javascript'].includes(type))
      .map(({ text }) => text),
  );
}

export function compressedSize(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).byteLength;
  sizes.set(text, size);
  return size;
}

/** Most pages have the same scripts, which take as long to compress as a page. */
const sizes = new Map<string, number>();

export function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
