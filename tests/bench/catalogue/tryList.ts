import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type CDPSession, type Page, type Response } from 'playwright';
import { pageDataFolder, sharedDataFolder } from '../../../contract/pageData.ts';
import { launchOptions } from '../../browser.ts';

const path = '/produkte';

/** Approximates a mid-range phone. */
const slowdown = 4;

/** Uses the product list as a visitor would, and measures it. */
export async function tryList(address: string, changes: number) {
  const browser = await chromium.launch(launchOptions());
  try {
    return {
      firstVisit: await weigh(browser.newPage({ serviceWorkers: 'block' }), address + path),
      sharedAddress: await weigh(
        browser.newPage({ serviceWorkers: 'block' }),
        `${address}${path}?category=watches&attribute.material=gold&sort=cheapest`,
      ),
      ...(await choose(await browser.newPage({ serviceWorkers: 'block' }), address, changes)),
    };
  } finally {
    await browser.close();
  }
}

/** Bytes after brotli at the highest level, as in the budgets of pages. */
async function weigh(opened: Promise<Page>, url: string) {
  const page = await opened;
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  const compressed = async (wanted: (response: Response) => boolean) => {
    const bodies = await Promise.all(responses.filter(wanted).map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0);
  };
  const isData = (response: Response) =>
    new URL(response.url()).pathname.startsWith(pageDataFolder + sharedDataFolder);
  const weights = {
    page: await compressed((response) => response.request().resourceType() === 'document'),
    scripts: await compressed((response) => response.request().resourceType() === 'script'),
    data: await compressed(isData),
    dataFiles: responses.filter(isData).length,
  };
  await page.close();
  return weights;
}

/** Measures the time of the page's thread, during which a visitor waits. */
async function choose(page: Page, address: string, changes: number) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const browser = await page.context().newCDPSession(page);
  // Count only the thread's own processor time, regardless of other programs.
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const first = await workOf(browser, () => toggle(page, 0));
  await page.waitForFunction(() => location.search !== '');
  const slowed = await worksFrom(1);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const unslowed = await worksFrom(1 + measured);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const before = await heapOf(browser);
  const heaps = [before];
  for (let change = 0; change < changes; change += 1) {
    await toggle(page, 1 + 2 * measured + change);
    await pause(asked * 3);
    if ((change + 1) % 50 === 0) heaps.push(await heapOf(browser));
  }
  return {
    workMilliseconds: { first: Math.round(first), ...spread(slowed) },
    // Chromium throttles by wall-clock time, so time spent waiting for the processor also counts as
    // work. For comparison: unthrottled work times the slowdown.
    timesSlowdownMilliseconds: spread(unslowed.map((work) => work * slowdown)),
    heapMegabytes: heaps,
  };

  async function worksFrom(start: number): Promise<number[]> {
    const works: number[] = [];
    for (let change = start; change < start + measured; change += 1) {
      works.push(await workOf(browser, () => toggle(page, change)));
    }
    return works;
  }
}

function spread(works: readonly number[]) {
  const sorted = works.map(Math.round).toSorted((one, other) => one - other);
  return {
    median: sorted[Math.floor(sorted.length / 2)],
    ninetyFifth: sorted[Math.floor(sorted.length * 0.95)],
    worst: sorted.at(-1),
  };
}

/** Milliseconds to wait after a command of the test, so that the command itself is not measured. */
const asked = 150;

/** The number of changes that are measured separately. */
const measured = 40;

/**
 * Clicks a filter's checkbox. Each run clicks the same ones. The click happens a moment later, so
 * that the test's command is not measured.
 */
function toggle(page: Page, change: number): Promise<void> {
  return page.evaluate(
    ([number, later]) => {
      const boxes = [
        ...document.querySelectorAll<HTMLInputElement>('main form input[type=checkbox]'),
      ];
      const chosen = boxes.filter(({ checked }) => checked);
      // At most three choices at a time, so that some products remain.
      const among = chosen.length >= 3 ? chosen : boxes;
      setTimeout(() => among[(number * 7919) % among.length]?.click(), later);
    },
    [change, asked * 2] as const,
  );
}

async function workOf(browser: CDPSession, act: () => Promise<void>): Promise<number> {
  await act();
  await pause(asked);
  const start = await taskMilliseconds(browser);
  // Send no command to the page meanwhile: it would count as work.
  await pause(asked + 600);
  return (await taskMilliseconds(browser)) - start;
}

async function taskMilliseconds(browser: CDPSession): Promise<number> {
  return 1000 * (await metric(browser, 'TaskDuration'));
}

async function heapOf(browser: CDPSession): Promise<number> {
  await browser.send('HeapProfiler.collectGarbage');
  return Math.round((await metric(browser, 'JSHeapUsedSize')) / 1e4) / 100;
}

async function metric(browser: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}
