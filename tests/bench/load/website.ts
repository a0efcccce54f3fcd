import autocannon from 'autocannon';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '../../hosts/servers.ts';
import { table } from '../table.ts';

/** Measures nginx with the built website in `dist/`. */
export async function measureWebsite(seconds: number): Promise<string> {
  if (!existsSync(join(site, 'index.html'))) throw new Error('Run `npm run build` first.');
  const nginx = await startNginx(site);
  try {
    const rows = [];
    for (const [name, paths] of Object.entries({
      pages: pages(),
      'first visits’ files': filesOfFirstVisit(),
    })) {
      const { latency, requests, throughput, non2xx, errors } = await autocannon({
        url: nginx.address,
        connections: visitors,
        duration: seconds,
        requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip, br' } })),
      });
      const rounded = [requests.average, latency.p50, latency.p99, latency.max, non2xx + errors];
      const megabytes = (throughput.average / 1_000_000).toFixed(1);
      rows.push([name, ...rounded.map((value) => value.toFixed(0)), megabytes]);
    }
    return table(
      ['nginx', 'a second', 'median ms', '99 % ms', 'slowest ms', 'failed', 'MB/s'],
      rows,
    );
  } finally {
    await nginx.stop();
  }
}

const site = 'dist';

/** People who wait for an answer at the same time. */
const visitors = 100;

/** Addresses of all pages. */
function pages(): string[] {
  return globSync('**/*.html', { cwd: site })
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
}

/** The home page, and the files in its HTML. */
function filesOfFirstVisit(): string[] {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const named = html.matchAll(
    /(?:src|href)="?(\/[^\s">]+\.(?:js|css|woff2|avif|svg|webp|png|ico))(?=[\s">])/g,
  );
  return ['/', ...new Set([...named].map(([, path]) => path!))];
}
