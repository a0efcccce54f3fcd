import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Usage } from './tellUsage.ts';

export interface TimedBuild extends Usage {
  readonly pages: number;
  readonly cpuMillisecondsPerPage: number;
}

/**
 * `npm run build` of a folder of content, without pictures for social networks.
 *
 * @throws Error with what the build said, where it fails
 */
export async function timedBuild(contentDir: string, outDir: string): Promise<TimedBuild> {
  const usageFile = `${outDir}-usage.json`;
  const tell = pathToFileURL(resolve('tests/bench/building/tellUsage.ts')).href;
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
  return { pages, ...usage, cpuMillisecondsPerPage: (1000 * usage.cpuSeconds) / pages };
}
