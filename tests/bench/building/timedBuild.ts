import packageJson from '../../../package.json' with { type: 'json' };
import { measured, type Usage } from './measured.ts';

export interface TimedBuild extends Usage {
  readonly pages: number;
  readonly cpuMillisecondsPerPage: number;
}

export interface BuildOptions {
  /** For Node itself, such as to look where its time goes. */
  readonly node?: readonly string[];
  /** Instead of what `npm run build` starts. */
  readonly command?: readonly string[];
  /** How many pages get a picture of their own for social networks. */
  readonly images?: number;
}

/**
 * `npm run build` of a folder of content.
 *
 * @throws Error with what the build said, where it fails
 */
export async function timedBuild(
  contentDir: string,
  outDir: string,
  { node = [], command = npmRunBuild, images = 0 }: BuildOptions = {},
): Promise<TimedBuild> {
  const { output, ...usage } = await measured([...node, ...command], {
    env: {
      CONTENT_DIR: contentDir,
      OUT_DIR: outDir,
      SOCIAL_IMAGES: `${images}`,
      ALLOW_REMOVALS: '1',
    },
  });
  const pages = Number(/^(\d+) pages/m.exec(output)?.[1]);
  return { pages, ...usage, cpuMillisecondsPerPage: (1000 * usage.cpuSeconds) / pages };
}

const npmRunBuild = packageJson.scripts.build.split(' ').slice(1);
