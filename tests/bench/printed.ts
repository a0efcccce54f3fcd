import type { Usage } from './building/measured.ts';
import type { SocialImageBuilds } from './building/socialImages.ts';
import type { Stages } from './building/stages.ts';
import type { TimedBuild } from './building/timedBuild.ts';
import type { RivalBuild } from './rival/buildRival.ts';
import type { Click, Visits } from './visiting/visits.ts';
import type { Weight } from './visiting/weights.ts';

export interface Bench {
  readonly builds: readonly SizedBuild[];
  readonly socialImages?: SocialImageBuilds | undefined;
  readonly visits?: Visits;
  readonly weights?: readonly Weight[];
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
export function printed({ builds, socialImages, visits, weights }: Bench): string {
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
  if (weights && visits) {
    const sum = (of: 'headers' | 'http1' | 'http2') =>
      String(
        weights.slice(0, visits.requests.length).reduce((total, weight) => total + weight[of], 0),
      );
    tables.push(
      table(
        ['First visit, then a click, bytes', 'headers', 'HTTP/1.1', 'HTTP/2'],
        [
          ...weights.map(({ path, headers, http1, http2 }) =>
            [path, headers, http1, http2].map(String),
          ),
          ['the first visit together', sum('headers'), sum('http1'), sum('http2')],
        ],
      ),
    );
  }
  if (visits) {
    const { requests, ahead, clickAfterHover, clickUnprepared, ...times } = visits;
    tables.push(
      table(
        ['Visit (CPU ÷ 4, 150 ms, 1.6 Mbit/s)', 'ms'],
        [
          ...Object.entries(times).map(([name, time]) => [name, String(time)]),
          ...clickRows('click after hover', clickAfterHover),
          ...clickRows('click unprepared', clickUnprepared),
          ['requests', `${requests.length}, of which ${ahead.length} ahead`],
        ],
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

function clickRows(name: string, click: Click): string[][] {
  const { waitedFor, ...figures } = click;
  return [
    ...Object.entries(figures).map(([what, value]) => [`${name}: ${what}`, String(value)]),
    [`${name}: requests waited for`, String(waitedFor.length)],
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!)))
        .join('  '),
    )
    .join('\n');
}
