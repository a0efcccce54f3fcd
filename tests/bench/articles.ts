import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { timedBuild } from './building/timedBuild.ts';
import { writeArticles } from './building/writeArticles.ts';

/**
 * `npm run bench:articles [-- --articles 3000]` builds the association with as many articles, and tells
 * what it took. `--write DIR` only writes them there, for others to build.
 */
const { values } = parseArgs({
  options: {
    /** In all languages together. */
    articles: { type: 'string', default: '3000' },
    write: { type: 'string' },
    folder: { type: 'string', default: '.cache/bench-articles' },
  },
});

const articles = Number(values.articles);

if (values.write !== undefined) {
  await writeArticles(resolve(values.write), articles);
} else {
  const folder = resolve(values.folder);
  const contentDir = join(folder, 'content');
  await rm(contentDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeArticles(contentDir, articles);
  const build = await timedBuild(contentDir, join(folder, 'site'));
  console.log(JSON.stringify({ articles, ...build }, null, 2));
}
