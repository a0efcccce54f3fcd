import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { answeredAt, firstVisit } from '../../answered.ts';
import { launchOptions } from '../../browser.ts';

/** A mid-range phone on a slow rural connection. */
const slowdown = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Times in milliseconds. The layout shift has no unit. */
export interface Visits {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The parts of long tasks beyond 50 ms, from the start of loading. */
  readonly blockingTime: number;
  /** … from the first paint, after which a visitor can interact. */
  readonly blockingAfterPaint: number;
  readonly layoutShift: number;
  /** From the click on a menu's button until the open menu is drawn. */
  readonly menu: number;
  /** From the click to the heading of the next page, and until that is drawn. */
  readonly clickAfterHover: Click;
  readonly clickUnprepared: Click;
  /** The requests of a first visit, in order. */
  readonly requests: readonly string[];
  /** … those that only the next page would need. */
  readonly ahead: readonly string[];
}

export interface Click {
  readonly heading: number;
  readonly drawn: number;
  /**
   * Work of the page's thread until the page is idle. Depends little on other programs on the
   * machine.
   */
  readonly work: number;
  /** The paths of requests before the heading appeared. */
  readonly waitedFor: readonly string[];
}

/** Visits an article and follows a link to another page, `times` times. Returns the medians. */
export async function visit(address: string, path: string, times: number): Promise<Visits> {
  const browser = await chromium.launch(launchOptions());
  try {
    const loads = await repeated(times, () => load(browser, address, path));
    const hovered = await repeated(times, () => click(browser, address, path, true));
    const unprepared = await repeated(times, () => click(browser, address, path, false));
    const [{ requests, ahead } = { requests: [], ahead: [] }] = loads;
    return {
      firstPaint: median(loads.map((one) => one.firstPaint)),
      largestPaint: median(loads.map((one) => one.largestPaint)),
      blockingTime: median(loads.map((one) => one.blockingTime)),
      blockingAfterPaint: median(loads.map((one) => one.blockingAfterPaint)),
      layoutShift: median(loads.map((one) => one.layoutShift)),
      menu: median(loads.map((one) => one.menu)),
      clickAfterHover: middle(hovered),
      clickUnprepared: middle(unprepared),
      requests,
      ahead,
    };
  } finally {
    await browser.close();
  }
}

async function load(browser: Browser, address: string, path: string) {
  const context = await browser.newContext({ storageState: firstVisit, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await throttled(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().replace(address, '')));
  await page.addInitScript(observe);
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (globalThis as unknown as Observing).seen);
  await page.locator('header nav summary').first().click();
  // The browser reports the entry only after it has drawn the frame.
  await page.waitForFunction(() => (globalThis as unknown as Observing).seen.menu > 0);
  const { menu } = await page.evaluate(() => (globalThis as unknown as Observing).seen);
  await session.detach();
  await context.close();
  const ahead = requests.filter((request) => request.endsWith('/page-data.json'));
  return { ...seen, menu, requests, ahead };
}

interface Observing {
  readonly seen: {
    firstPaint: number;
    largestPaint: number;
    blockingTime: number;
    blockingAfterPaint: number;
    layoutShift: number;
    menu: number;
  };
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen = {
    ...{ firstPaint: 0, largestPaint: 0, layoutShift: 0, menu: 0 },
    ...{ blockingTime: 0, blockingAfterPaint: 0 },
  };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
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
  watch(
    'event',
    ({ name, duration }) => {
      if (name === 'click') seen.menu = duration;
    },
    { durationThreshold: 16 },
  );
}

/** Clicks a link in the main region, in a new browser context each time. */
async function click(browser: Browser, address: string, path: string, isHovered: boolean) {
  const context = await browser.newContext({
    storageState: answeredAt(address),
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const session = await throttled(page);
  await page.goto(address + path, { waitUntil: 'networkidle' });
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

async function throttled(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
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

function middle(clicks: readonly Click[]): Click {
  return {
    heading: median(clicks.map(({ heading }) => heading)),
    drawn: median(clicks.map(({ drawn }) => drawn)),
    work: median(clicks.map(({ work }) => work)),
    waitedFor: clicks[0]?.waitedFor ?? [],
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(1000 * (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 1000;
}
