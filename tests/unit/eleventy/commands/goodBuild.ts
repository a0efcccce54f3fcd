import { afterAll, beforeAll, expect } from '@jest/globals';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed } from '../../data/changed.ts';
import { Builds } from './Builds.ts';
import { run, type Finished } from './command.ts';

/*
 * A site that was built once. Further builds into its folder must replace it completely or leave it
 * unchanged. Each file that imports this module has a site of its own.
 */

export const association = 'data/embedded/association';

export let builds: Builds;
/** The folder that contains the site. */
export let folder: string;
/** The folder of the site. */
export let outDir: string;
/** The output of the first build. */
export let good: Finished;
/** The files of the first build. */
export let goodSite: string[];

beforeAll(async () => {
  builds = new Builds();
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  outDir = join(folder, 'site');
  // `OUT_DIR` ends with a slash: the staging folder must still be beside the old site, not in it.
  // `STRICT` turns warnings into errors: the embedded association must have none.
  good = await run('bundled.js', {
    environment: { OUT_DIR: `${outDir}/`, STRICT: '1', NODE_ENV: 'test' },
  });
  goodSite = await filesIn(outDir);
});
afterAll(async () => {
  await builds.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A failed build prints exactly these lines and leaves the last good site unchanged. */
export function failedWith(...errors: unknown[]) {
  return { code: 1, output: [], errors, siteIsUntouched: true };
}

/** The result of a build that fails after all pages were rendered. */
export function failedLate(...errors: unknown[]) {
  return { ...failedWith(...errors), output: [expect.stringMatching(/^\[11ty\] .*Wrote/)] };
}

/** Builds a copy of the embedded association after a change to it. */
export async function buildWith(
  change: (content: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) {
  const content = join(folder, 'content');
  await cp(association, content, { recursive: true });
  try {
    await change(content);
    return await buildIn({ CONTENT_DIR: content, ...environment });
  } finally {
    await rm(content, { recursive: true });
  }
}

/** Builds into the folder of the site. */
export async function buildIn(environment: Readonly<Record<string, string>>) {
  const build = await builds.run({ environment: { OUT_DIR: outDir, ...environment } });
  const site = await filesIn(outDir);
  const names = await readdir(folder);
  const isTidy = !names.some((name) => name.endsWith('.partial'));
  const siteIsUntouched = site.join() === goodSite.join() && isTidy;
  return { ...build, siteIsUntouched };
}

/** The number of pages among these files. */
export function pagesOf(site: readonly string[]): number {
  return site.filter((file) => /\.html /.test(file)).length;
}

/** Changes one field of a record. */
export async function edit(file: string, field: string, value: unknown): Promise<void> {
  const record = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify(changed(record, field, value)));
}

/** Every file with the time at which it was written. */
export async function filesIn(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const described = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const { mtimeMs, size } = await stat(path);
    return `${path.slice(site.length + 1)} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(described)).sort();
}
