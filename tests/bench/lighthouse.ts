import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { startServer } from '../../eleventy/hosting/server.ts';
import { launchOptions } from '../browser.ts';

/**
 * `npm run lighthouse [-- path …]` runs Google's Lighthouse on pages of the built site, simulating
 * a phone with a slow connection, and prints its four scores for each page. No score fails the
 * command.
 */
const usual = ['/', '/kontakt', '/aktuelles/hitze-in-der-praxis', '/adt/gebuehrenverzeichnis'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const paths = process.argv.length > 2 ? process.argv.slice(2) : usual;
const { executablePath = '', args = [] } = launchOptions();
const server = await startServer({ folder: process.env.OUT_DIR ?? 'dist', port: 0 });
const browser = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args] });

console.log(['Page'.padEnd(40), ...categories.map(inColumn)].join(''));
for (const path of paths) {
  const { audits, categories: found } = await report(path);
  const scores = categories.map((name) => inColumn(percent(found[name]?.score)));
  console.log([path.padEnd(40), ...scores].join(''));
  for (const { title, displayValue = '' } of Object.values(audits).filter(lowers)) {
    console.log(`  ${title} ${displayValue}`);
  }
}

browser.kill();
await server.close();

async function report(path: string): Promise<Result> {
  const result = await lighthouse(`${server.address}${path}`, {
    port: browser.port,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse says nothing about ${path}.`);
  return result.lhr;
}

/**
 * Whether to report an audit in addition to the scores: it has a low score, and does not only
 * inform.
 */
function lowers({ score, scoreDisplayMode }: Result['audits'][string]): boolean {
  return score !== null && score < 0.9 && !['informative', 'manual'].includes(scoreDisplayMode);
}

function percent(score: number | null | undefined): string {
  return typeof score === 'number' ? String(Math.round(score * 100)) : '–';
}

function inColumn(text: string): string {
  return text.padStart(16);
}
