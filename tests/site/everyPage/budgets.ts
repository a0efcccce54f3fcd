import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { homePath } from '../../../data/routes/namedRoutes.ts';
import { sampleLanguages } from '../../../stories/sampleLanguages.ts';
import type { SitePage } from '../pages.ts';

/** Bytes after brotli at the highest level, on a first visit, before any interaction. */
export const budgets = {
  /** An article of 635 words with its menus, footer and styles. */
  htmlAndCss: 8 * 1024,
  words: 635,
  /** For each word more than `words`, in longer texts such as statutes. */
  furtherWord: 4,
  /**
   * For each form: its markup, its styles, its island's texts for the browser, and the theme's
   * tokens that the island may need.
   */
  form: 1024 + 256,
  /** For the start page: its illustration, its second list, and its closing section. */
  startPage: 1280,
  /** For the placeholder of external content: texts, buttons and a drawing. */
  externalContent: 768,
  /** For a list that the browser fills: its texts, and the theme's tokens that it may need. */
  storedList: 256,
  /** For a sidebar: its button, its styles, and its texts, which `words` does not count. */
  sidebar: 896,
  /**
   * For the figures of the conformance report in an accessibility statement: a section that the table
   * of contents lists twice, for narrow and for wide windows.
   */
  conformance: 128,
  /** For a checkbox outside a form: its markup, styles and texts. */
  choice: 256,
  /** For the markup of a table row: each cell has a role. */
  row: 8,
  /** For a list of documents in an article, with its styles. */
  documents: 512,
  /** For the markup of a directory's entry, such as a school with its address. */
  entry: 96,
  /** For a product's page: its pictures, its attributes, and similar products. */
  product: 2 * 1024 + 512,
  /** For a product list: 24 cards with pictures, and all filters. */
  productList: 5 * 1024,
  javaScript: 5 * 1024,
  /** The part of `javaScript` that shows the consent banner. */
  consentBanner: 1024,
  /**
   * Scripts that wait for the first interaction with a form, or for consent to external content.
   */
  waiting: 1024,
  /**
   * The offline page is never the first visit, and the browser has stored its script before it is
   * needed.
   */
  offlineScript: 1024,
  /**
   * The script of the 404 page that finds the new address of a moved page. Only that page loads it.
   */
  notFoundScript: 768,
} as const;

/** The properties of a page that its budgets depend on. */
type BudgetedPage = Pick<SitePage, 'path' | 'html' | 'isFindable' | 'isNotFound'>;

/**
 * This text is in every build of React. No page may load React before an interaction with an
 * island.
 */
const markOfReact = 'react.dev/errors';

/**
 * @returns a function to call after loading; it checks that all loaded files are within the budget
 */
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
  const conformance = await page.locator('main #conformance').count();
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
    conformance * budgets.conformance +
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

/** Records the scripts and stylesheets that the page loads. */
export function load(page: Page) {
  const bodies: Promise<{ type: string; body: string }>[] = [];
  const collect = (response: Response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.text().then((body) => ({ type, body })));
  };
  page.on('response', collect);
  return async () => {
    // The banner appears last, when the browser is idle.
    await expect(page.locator('section[aria-labelledby=consent-heading]')).toBeVisible();
    // Stop here: the test continues, and files that islands load later may be incomplete when it
    // ends.
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

/**
 * A cache: most pages share scripts, and compressing a script takes as long as compressing a page.
 */
const sizes = new Map<string, number>();

export function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
