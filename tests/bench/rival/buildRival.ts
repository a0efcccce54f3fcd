import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { measured, type Usage } from '../building/measured.ts';

export interface RivalBuild {
  /** Builds articles, lists of them and a sitemap, but none of our other features. */
  readonly pages: Usage;
  /** The search index of these pages, built with Pagefind's own command. */
  readonly search: Usage;
}

/** Builds the same articles with plain Eleventy and Nunjucks, then runs Pagefind. */
export async function buildRival(contentDir: string, folder: string): Promise<RivalBuild> {
  await rm(folder, { recursive: true, force: true });
  await cp('tests/bench/rival/site', folder, { recursive: true });
  await writeArticles(join(contentDir, 'news'), join(folder, 'articles'));
  // Run it in its own folder: Eleventy ignores files that a .gitignore above it names.
  const pages = await take([resolve('node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'], folder);
  const search = await take(
    [resolve('node_modules/pagefind/lib/runner/bin.cjs'), '--site', '_site'],
    folder,
  );
  return { pages, search };
}

async function take(args: readonly string[], cwd: string): Promise<Usage> {
  const { wallSeconds, cpuSeconds, peakMegabytes } = await measured(args, { cwd });
  return { wallSeconds, cpuSeconds, peakMegabytes };
}

interface Article {
  readonly date: string;
  readonly translations: readonly {
    readonly language: string;
    readonly slug: string;
    readonly title: string;
    readonly description: string;
    readonly lead?: string;
    readonly body: string;
  }[];
}

/** Writes one file for each article and language, with the layout's data as front matter. */
async function writeArticles(news: string, folder: string): Promise<void> {
  for (const name of await readdir(news)) {
    const { date, translations } = JSON.parse(await readFile(join(news, name), 'utf8')) as Article;
    for (const { body, slug, ...data } of translations) {
      const file = join(folder, data.language, `${slug}.html`);
      await mkdir(dirname(file), { recursive: true });
      const front = JSON.stringify({ ...data, day: date, layout: 'article.njk', tags: 'article' });
      await writeFile(file, `---json\n${front}\n---\n${body}`);
    }
  }
}
