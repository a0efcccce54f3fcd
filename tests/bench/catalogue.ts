import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../eleventy/hosting/server.ts';
import { timedBuild } from './building/timedBuild.ts';
import { tryList } from './catalogue/tryList.ts';
import { writeShop } from './catalogue/writeShop.ts';

/**
 * `npm run bench:catalogue [-- --products 10000]` builds the shop with a generated catalogue and
 * uses its product list on a phone that is four times slower. It measures the size of a first
 * visit, the processor time of each choice in a filter, and the memory used.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '200' },
    /** Uses the site that the last run built. */
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
  return { products: Number(values.products), ...(await timedBuild(contentDir, outDir)) };
}
