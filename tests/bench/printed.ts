import type { Usage } from './building/measured.ts';
import type { SocialImageBuilds } from './building/socialImages.ts';
import type { Stages } from './building/stages.ts';
import type { TimedBuild } from './building/timedBuild.ts';
import type { RivalBuild } from './rival/buildRival.ts';
import { table } from './table.ts';

export interface Bench {
  readonly builds: readonly SizedBuild[];
  readonly socialImages?: SocialImageBuilds | undefined;
}

export interface SizedBuild {
  readonly articles: number;
  /** A build without cached pages. */
  readonly build: TimedBuild;
  /** The next build, with no change. */
  readonly again: TimedBuild;
  /** A build after the title of an article was changed. */
  readonly edited: TimedBuild;
  readonly stages?: Stages | undefined;
  readonly rival?: RivalBuild | undefined;
}

/** The results of a bench as tables. */
export function printed({ builds, socialImages }: Bench): string {
  const tables = [
    table(
      ['Build', 'CPU s', 'wall s', 'peak MB', 'CPU ms a page'],
      builds.flatMap((sized) => rowsOf(sized)),
    ),
    ...builds.flatMap(({ articles, stages }) =>
      stages
        ? [
            table(
              [`${articles} articles, its thread`, 's'],
              Object.entries(stages).map(([name, seconds]) => [name, seconds.toFixed(2)]),
            ),
          ]
        : [],
    ),
  ];
  if (socialImages) {
    tables.push(
      table(
        ['Pictures for social networks', 'drawn', 'CPU s', 'wall s', 'cores'],
        Object.entries(socialImages).map(([name, build]) => [
          name,
          String(build.drawn),
          build.cpuSeconds.toFixed(1),
          build.wallSeconds.toFixed(1),
          (build.cpuSeconds / build.wallSeconds).toFixed(2),
        ]),
      ),
    );
  }
  return tables.join('\n\n');
}

function rowsOf({ articles, build, again, edited, rival }: SizedBuild): string[][] {
  const row = (name: string, usage: Usage) => [
    `${articles} articles, ${name}`,
    usage.cpuSeconds.toFixed(1),
    usage.wallSeconds.toFixed(1),
    usage.peakMegabytes.toFixed(0),
    ((1000 * usage.cpuSeconds) / build.pages).toFixed(2),
  ];
  return [
    row('first', build),
    row('again', again),
    row('one article edited', edited),
    ...(rival ? [row('Eleventy', rival.pages), row('Pagefind after it', rival.search)] : []),
  ];
}
