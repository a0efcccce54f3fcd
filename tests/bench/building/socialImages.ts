import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timedBuild, type TimedBuild } from './timedBuild.ts';

/**
 * Builds of the same content with different numbers of pictures to draw. `none`: pictures are
 * turned off. `all`: the site's name has changed. `again`: nothing has changed. `one`: one title
 * has changed.
 */
export type SocialImageBuilds = Readonly<Record<'none' | 'all' | 'again' | 'one', DrawingBuild>>;

export interface DrawingBuild extends TimedBuild {
  readonly drawn: number;
}

const remembered = '.cache/social';

/**
 * Measures how long it takes to draw the pictures for social networks.
 *
 * @param contentDir a folder with articles; the site's name and one title in it are changed
 * @param count the number of pages with a picture of their own
 */
export async function socialImageBuilds(
  contentDir: string,
  outDir: string,
  count: number,
): Promise<SocialImageBuilds> {
  const before = await files();
  const build = async (images: number): Promise<DrawingBuild> => {
    const known = await files();
    const built = await timedBuild(contentDir, outDir, { images });
    return { ...built, drawn: (await filesBeside(known)).length };
  };
  try {
    // A change of the site's name renders all pages again, with or without pictures.
    await rename(contentDir);
    const none = await build(0);
    await rename(contentDir);
    const all = await build(count);
    const again = await build(count);
    const article = join(contentDir, 'news/artikel-0.json');
    await replace(article, /"title":"/, '"title":"Neu: ');
    return { none, all, again, one: await build(count) };
  } finally {
    const ofBench = await filesBeside(before);
    await Promise.all(ofBench.map((file) => rm(join(remembered, file))));
  }
}

/** Changes the site's name to a new one. */
async function rename(contentDir: string): Promise<void> {
  const name = `Verband ${Date.now()}`;
  await replace(join(contentDir, 'project.json'), /(?<="seo_title": ")[^"]*/g, name);
}

async function replace(file: string, text: RegExp, by: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(text, by));
}

async function filesBeside(known: ReadonlySet<string>): Promise<string[]> {
  return [...(await files())].filter((file) => !known.has(file));
}

async function files(): Promise<Set<string>> {
  return new Set(await readdir(remembered).catch(() => []));
}
