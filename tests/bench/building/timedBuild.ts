import packageJson from '../../../package.json' with { type: 'json' };
import { measured, type Usage } from './measured.ts';

export interface TimedBuild extends Usage {
  readonly pages: number;
  readonly cpuMillisecondsPerPage: number;
}

export interface BuildOptions {
  /** Options of Node, such as for a profile. */
  readonly node?: readonly string[];
  /** The command. Default: the one of `npm run build`. */
  readonly command?: readonly string[];
  /** The number of pages with their own picture for social networks. */
  readonly images?: number;
}

/**
 * Runs `npm run build` with a folder of content.
 *
 * @throws Error with the build's output if it fails
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
