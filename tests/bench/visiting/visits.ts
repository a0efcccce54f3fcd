import type { Browser, CDPSession } from 'playwright';
import { answeredAt, firstVisit } from '../../answered.ts';
import { slowDown } from './slowPhone.ts';

/** Times in milliseconds. The layout shift has no unit. */
export interface FirstVisit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The parts of long tasks beyond 50 ms, from the start of loading. */
  readonly blockingTime: number;
  /** … from the first paint, after which a visitor can interact. */
  readonly blockingAfterPaint: number;
  readonly layoutShift: number;
  /** The paths of the requests, in order. */
  readonly requests: readonly string[];
}

export interface Click {
  /** From the click to the heading of the next page. */
  readonly heading: number;
  /** … until that is drawn. */
  readonly drawn: number;
  /**
   * Work of the page's thread until the page is idle. Depends little on other programs on the
   * machine.
   */
  readonly work: number;
  /** The paths of requests before the heading appeared. */
  readonly waitedFor: readonly string[];
}

/**
 * Visits pages in turns, so that a machine that becomes slower or faster changes all of them.
 *
 * @returns the medians for each page
 */
export async function firstVisits(
  browser: Browser,
  urls: readonly string[],
  times: number,
): Promise<FirstVisit[]> {
  const rounds = await repeated(times, async () => {
    const visits: FirstVisit[] = [];
    for (const url of urls) visits.push(await load(browser, url));
    return visits;
  });
  return urls.map((_, index) => {
    const visits = rounds.map((round) => round[index]!);
    const middleOf = (name: keyof Omit<FirstVisit, 'requests'>) =>
      median(visits.map((visit) => visit[name]));
    return {
      firstPaint: middleOf('firstPaint'),
      largestPaint: middleOf('largestPaint'),
      blockingTime: middleOf('blockingTime'),
      blockingAfterPaint: middleOf('blockingAfterPaint'),
      layoutShift: middleOf('layoutShift'),
      requests: visits[0]?.requests ?? [],
    };
  });
}

/**
 * Follows a link to another page. Returns the medians.
 *
 * @param isHovered whether the pointer rests on the link first, so that the page is fetched ahead
 */
export async function clicks(
  browser: Browser,
  url: string,
  isHovered: boolean,
  times: number,
): Promise<Click> {
  const all = await repeated(times, () => click(browser, url, isHovered));
  return {
    heading: median(all.map(({ heading }) => heading)),
    drawn: median(all.map(({ drawn }) => drawn)),
    work: median(all.map(({ work }) => work)),
    waitedFor: all[0]?.waitedFor ?? [],
  };
}

async function load(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    storageState: firstVisit,
    serviceWorkers: 'block',
    viewport: phone,
  });
  const page = await context.newPage();
  await slowDown(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (globalThis as unknown as Observing).seen);
  await context.close();
  return { ...seen, requests };
}

/** The window of a mid-range phone, in CSS pixels. */
const phone = { width: 360, height: 740 };

interface Observing {
  readonly seen: Omit<FirstVisit, 'requests'>;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen = {
    ...{ firstPaint: 0, largestPaint: 0, layoutShift: 0 },
    ...{ blockingTime: 0, blockingAfterPaint: 0 },
  };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('longtask', ({ startTime, duration }) => {
    seen.blockingTime += duration - 50;
    // The task that contains the first paint began before it, so it does not count.
    if (seen.firstPaint > 0 && startTime > seen.firstPaint) {
      seen.blockingAfterPaint += duration - 50;
    }
  });
  watch(
    'layout-shift',
    (entry) => (seen.layoutShift += (entry as unknown as { value: number }).value),
  );
}

/** Clicks a link in the main region, in a new browser context each time. */
async function click(browser: Browser, url: string, isHovered: boolean): Promise<Click> {
  const context = await browser.newContext({
    storageState: answeredAt(new URL(url).origin),
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const session = await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.locator('main ol a[href], main nav a[href], main a[href]').last();
  await link.scrollIntoViewIfNeeded();
  const box = (await link.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (isHovered) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
  }
  const answered: { path: string; at: number }[] = [];
  page.on('response', (response) =>
    answered.push({ path: new URL(response.url()).pathname, at: Date.now() }),
  );
  await page.evaluate(noteClick);
  const before = await taskMilliseconds(session);
  if (isHovered) await page.mouse.click(x, y);
  else await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction(() => 'drawn' in globalThis);
  const times = await page.evaluate(() => {
    const { clicked, headed, drawn } = globalThis as unknown as Record<string, number>;
    return {
      heading: headed! - clicked!,
      drawn: drawn! - clicked!,
      headedAt: performance.timeOrigin + headed!,
    };
  });
  const work = (await taskMilliseconds(session)) - before;
  await context.close();
  const { headedAt, ...durations } = times;
  const waitedFor = answered.filter(({ at }) => at <= headedAt).map(({ path }) => path);
  return { ...durations, work, waitedFor };
}

/** Runs in the page. */
function noteClick(): void {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const note = (name: string) => Object.assign(globalThis, { [name]: performance.now() });
  addEventListener('click', () => note('clicked'), { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (heading() === before) return;
    observer.disconnect();
    note('headed');
    // After the frame that has it.
    requestAnimationFrame(() => setTimeout(() => note('drawn')));
  }).observe(document, { childList: true, subtree: true });
}

async function taskMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function repeated<Result>(times: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await act());
  return results;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(1000 * (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 1000;
}
