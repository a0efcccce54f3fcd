import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startServer } from '../../eleventy/hosting/server.ts';
import { launchOptions } from '../browser.ts';
import { timedBuild } from './building/timedBuild.ts';
import { writeArticles } from './building/writeArticles.ts';
import { tryList } from './catalogue/tryList.ts';
import { writeShop } from './catalogue/writeShop.ts';
import { buildRival } from './rival/buildRival.ts';
import { table } from './table.ts';
import { firstLetter } from './visiting/search.ts';
import { clicks, firstVisits } from './visiting/visits.ts';
import { weigh } from './visiting/weights.ts';

/**
 * `npm run bench:visit` measures what visitors wait for on a slow phone and line, and prints it beside the aims. The
 * page of an article is visited in turns with plain Eleventy's page of the same text. See docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    /** The number of articles in all languages together. */
    articles: { type: 'string', default: '3000' },
    /** The number of products in the list whose filter is used; 0 leaves it out. */
    products: { type: 'string', default: '10000' },
    /** How often each page is visited; the medians count. */
    visits: { type: 'string', default: '9' },
    /** Uses the sites that the last run built. */
    built: { type: 'boolean', default: false },
    folder: { type: 'string', default: '.cache/bench-visit' },
  },
});

const folder = resolve(values.folder);
const [site, rival, shop] = [join(folder, 'site'), join(folder, 'rival'), join(folder, 'shop')];
const times = Number(values.visits);
const products = Number(values.products);

if (!values.built) await build();
const rows = [...(await visitArticles()), ...(products > 0 ? await useFilter() : [])];
console.log(table(['Visit (CPU ÷ 4, 150 ms, 1.6 Mbit/s)', 'measured', 'aim'], rows));

async function build(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [articles, catalogue] = [join(folder, 'articles'), join(folder, 'products')];
  await writeArticles(articles, Number(values.articles));
  await timedBuild(articles, site);
  await buildRival(articles, rival);
  // The server that serves both sites reads these files.
  for (const name of ['_headers', '_redirects']) await writeFile(join(rival, '_site', name), '');
  if (products === 0) return;
  await writeShop(catalogue, products);
  await timedBuild(catalogue, shop);
}

async function visitArticles(): Promise<string[][]> {
  const [ours, plain] = await Promise.all([
    startServer({ folder: site, port: 0 }),
    startServer({ folder: join(rival, '_site'), port: 0 }),
  ]);
  const browser = await chromium.launch(launchOptions());
  try {
    const article = `${ours.address}/aktuelles/artikel-0`;
    const [own, other] = await firstVisits(
      browser,
      [article, `${plain.address}/articles/de/artikel-0/`],
      times,
    );
    const hovered = await clicks(browser, article, true, times);
    const unprepared = await clicks(browser, article, false, times);
    const search = await firstLetter(browser, `${ours.address}/suche`, times);
    const fonts = own!.requests.filter((path) => path.endsWith('.woff2'));
    const weights = await weigh(ours.address, fonts);
    const fontBytes = weights.reduce((sum, { http2 }) => sum + http2, 0);
    return [
      besides('first paint', own!.firstPaint, other!.firstPaint, 1.1),
      besides('largest paint', own!.largestPaint, other!.largestPaint, 1.2),
      ['layout shift', own!.layoutShift.toFixed(3), '0'],
      [`blocking time, plain Eleventy’s ${ms(other!.blockingTime)}`, ms(own!.blockingTime), '0'],
      [
        `… from the first paint, ${ms(other!.blockingAfterPaint)}`,
        ms(own!.blockingAfterPaint),
        '0',
      ],
      ['fonts before interaction', `${(fontBytes / 1000).toFixed(1)} KB`, '45 KB'],
      ['click after a hover, to the next heading', ms(hovered.heading), '76 ms'],
      ['… until it is drawn', ms(hovered.drawn), ''],
      ['… work of the page’s thread', ms(hovered.work), ''],
      ['click without a hover, to the next heading', ms(unprepared.heading), '76 ms'],
      ['… until it is drawn', ms(unprepared.drawn), ''],
      ['… work of the page’s thread', ms(unprepared.work), ''],
      ['… requests that the heading waits for', String(unprepared.waitedFor.length), ''],
      ['first letter to search results', ms(search), '100 ms'],
    ];
  } finally {
    await browser.close();
    await Promise.all([ours.close(), plain.close()]);
  }
}

async function useFilter(): Promise<string[][]> {
  const server = await startServer({ folder: shop, port: 0 });
  try {
    const { workMilliseconds: work } = await tryList(server.address, 0);
    return [
      [`first choice among ${products} products`, ms(work.first), '200 ms'],
      ['further choices, the middle of 40', ms(work.median ?? NaN), '50 ms'],
    ];
  } finally {
    await server.close();
  }
}

function besides(name: string, own: number, plain: number, most: number): string[] {
  const factor = (own / plain).toFixed(2);
  return [`${name}, plain Eleventy’s ${ms(plain)}`, `${ms(own)}, ${factor} of it`, String(most)];
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
