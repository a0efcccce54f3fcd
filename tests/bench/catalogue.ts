import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { startServer } from '../../eleventy/hosting/server.ts';
import { tryList } from './catalogue/tryList.ts';
import type { Usage } from './catalogue/tellUsage.ts';
import { writeShop } from './catalogue/writeShop.ts';

/**
 * `npm run bench:catalogue [-- --products 10000]` builds the shop with a generated catalogue, and
 * uses its list of products on a phone that is four times slower: what a first visit takes, what each
 * choice of a filter is to the processor, what remains in memory.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '200' },
    /** Uses the site that the last run has built. */
    built: { type: 'boolean', default: false },
    folder: { type: 'string', default: '.cache/bench-catalogue' },
  },
});

const folder = resolve(values.folder);
const outDir = join(folder, 'site');
if (!values.built) console.log(JSON.stringify(await build(), null, 2));

const server = await startServer({ folder: outDir, port: 0 });
try {
  console.log(JSON.stringify(await tryList(server.address, Number(values.changes)), null, 2));
} finally {
  await server.close();
}

async function build() {
  const contentDir = join(folder, 'content');
  await mkdir(folder, { recursive: true });
  await writeShop(contentDir, Number(values.products));
  const usageFile = join(folder, 'usage.json');
  const tell = pathToFileURL(resolve('tests/bench/catalogue/tellUsage.ts')).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', tell, 'eleventy/commands/build.ts'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        CONTENT_DIR: contentDir,
        OUT_DIR: outDir,
        SOCIAL_IMAGES: '0',
        ALLOW_REMOVALS: '1',
        USAGE_FILE: usageFile,
      },
    },
  );
  if (status !== 0) throw new Error(stderr.slice(0, 4_000));
  const usage = JSON.parse(await readFile(usageFile, 'utf8')) as Usage;
  const pages = Number(/^(\d+) pages/m.exec(stdout)?.[1]);
  return {
    products: Number(values.products),
    pages,
    ...usage,
    cpuMillisecondsPerPage: (1000 * usage.cpuSeconds) / pages,
  };
}
