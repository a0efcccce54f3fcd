import { expect, type CDPSession, type Page } from '@playwright/test';
import { randomNumbers } from '../../randomNumbers.ts';
import { pages } from '../pages.ts';
import { test } from '../traveller.ts';
import { idle } from '../idle.ts';

/**
 * After a long visit, pages must be right, the console empty, and memory no higher than after the
 * first part.
 */
const steps = 500;
/** Steps between two memory measurements. */
const stage = 100;
/** By then, all caches are filled: stylesheets, and the maximum number of pages. */
const settledAfter = 300;
/**
 * The test never goes back to the first few entries of the history. If a link is followed before
 * the previous page has loaded, the history gets one entry instead of two, so going back could
 * leave the site.
 */
const earliestStep = 5;

test('a visitor goes on and on, forward and back', async ({ traveller, baseURL }) => {
  test.setTimeout(600_000);
  const { page, documents } = traveller;
  const random = randomNumbers(20261121);
  const titles = new Map(pages.map(({ path, html }) => [path, titleOf(html)]));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  // Visit the site directly, so that no proxy adds failures.
  await page.goto(baseURL!);
  const weights: Weight[] = [];
  for (let step = 1; step <= steps; step++) {
    const choice = random();
    if (choice < 0.2) await page.evaluate(goBack, earliestStep);
    else if (choice < 0.3) await page.evaluate(() => history.forward());
    else await followOne(page, random());
    // Some visitors do not wait until a page has loaded.
    if (random() < 0.6) await settled(page, titles);
    if (step % stage === 0) weights.push(await atRest(page, session, titles));
  }

  const [before, after] = [weights[settledAfter / stage - 1]!, weights.at(-1)!];
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(documents(), 'documents').toBe(1);
  expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners * 1.1 + 20);
  expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes * 1.5 + 500);
  expect(after.heap, 'heap').toBeLessThanOrEqual(before.heap * 1.2 + 500_000);
});

interface Weight {
  readonly listeners: number;
  readonly nodes: number;
  /** In bytes. */
  readonly heap: number;
}

function goBack(earliest: number): void {
  const { step } = (history.state ?? { step: 0 }) as { step: number };
  if (step > earliest) history.back();
}

/** Follows one of the links to pages of this language, in menus, footer or text. */
function followOne(page: Page, choice: number): Promise<void> {
  return page.evaluate((at) => {
    const links = [...document.querySelectorAll('a')].filter(
      ({ origin, pathname, hreflang, target, hash }) =>
        origin === location.origin &&
        !/^\/(en|fr)\b/.test(pathname) &&
        !hreflang &&
        !target &&
        !hash,
    );
    links[Math.floor(at * links.length)]?.click();
  }, choice);
}

/** Waits until the page is the one that the address bar names. */
async function settled(page: Page, titles: ReadonlyMap<string, string>): Promise<void> {
  await expect
    .poll(async () => titles.get(new URL(page.url()).pathname) === (await page.title()), {
      timeout: 60_000,
    })
    .toBe(true);
}

/**
 * Measures on the start page, because pages differ by a factor of three in their number of nodes.
 */
async function atRest(page: Page, session: CDPSession, titles: ReadonlyMap<string, string>) {
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
  await page.waitForFunction(() => location.pathname === '/');
  await settled(page, titles);
  await idle(page);
  await settled(page, titles);
  return weight(session);
}

async function weight(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
  };
}

function titleOf(html: string): string {
  return /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}
