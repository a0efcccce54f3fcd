import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '../../locales/languages.ts';
import { forgetSites } from './building/forget.ts';
import { socialImageBuilds } from './building/socialImages.ts';
import { stagesOf } from './building/stages.ts';
import { timedBuild } from './building/timedBuild.ts';
import { writeArticles } from './building/writeArticles.ts';
import { buildRival } from './rival/buildRival.ts';
import { printed, type Bench, type SizedBuild } from './printed.ts';

/**
 * `npm run bench` builds the association with many articles. It also builds the same articles with
 * plain Eleventy and Pagefind, for comparison. See docs/performance.md.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    /**
     * The number of articles in all languages together. Several numbers show how the times grow.
     */
    articles: { type: 'string', default: '1000,3000' },
    /** Only writes this number of articles to the folder, for other programs to build. */
    write: { type: 'string' },
    json: { type: 'boolean', default: false },
    rival: { type: 'boolean', default: true },
    stages: { type: 'boolean', default: true },
    /**
     * The number of pages with their own picture for social networks, in builds that measure it.
     */
    'social-images': { type: 'string', default: '0' },
    folder: { type: 'string', default: '.cache/bench' },
  },
});

const sizes = values.articles.split(',').map(Number);

if (values.write === undefined) {
  const bench = await run(resolve(values.folder));
  console.log(values.json ? JSON.stringify(bench, null, 2) : printed(bench));
} else {
  await writeArticles(resolve(values.write), sizes[0] ?? 0);
}

async function run(folder: string): Promise<Bench> {
  await mkdir(folder, { recursive: true });
  const outDir = join(folder, 'site');
  const builds: SizedBuild[] = [];
  for (const articles of sizes) builds.push(await buildOf(articles, folder, outDir));
  const images = Number(values['social-images']);
  const socialImages =
    images === 0
      ? undefined
      : await socialImageBuilds(join(folder, 'content'), join(folder, 'pictured'), images);
  return { builds, socialImages };
}

async function buildOf(articles: number, folder: string, outDir: string): Promise<SizedBuild> {
  const contentDir = join(folder, 'content');
  await rm(contentDir, { recursive: true, force: true });
  await writeArticles(contentDir, articles);
  // The first build after a change of the code bundles it. Do this before measuring.
  await timedBuild('data/embedded/association', outDir);
  await forgetSites(outDir);
  const build = await timedBuild(contentDir, outDir);
  const rival = values.rival ? await buildRival(contentDir, join(folder, 'rival')) : undefined;
  const again = await timedBuild(contentDir, outDir);
  await editArticle(contentDir, Math.floor(articles / languages.length / 2));
  return {
    ...{ articles, build, rival, again },
    edited: await timedBuild(contentDir, outDir),
    stages: values.stages ? await stagesOf(contentDir, outDir) : undefined,
  };
}

/** Edits an older article: the newest ones also appear on other pages. */
async function editArticle(contentDir: string, index: number): Promise<void> {
  const file = join(contentDir, `news/artikel-${index}.json`);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"title":"', '"title":"Neu: '));
}
