import Sequencer from '@jest/test-sequencer';

type Test = Parameters<Sequencer['sort']>[0][number];

/**
 * Starts first what takes longest. Jest knows that only from an earlier run on the same machine, and
 * goes by the length of files otherwise, by which a few lines about every story come last: one core
 * would wait for them at the end.
 */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

function isLong({ path }: Test): boolean {
  const file = path.replaceAll('\\', '/');
  return long.some((pattern) => pattern.test(file));
}

/** What takes a quarter of a minute or more, and in cms a whole one. */
const long = [
  /unit\/stories(\.server)?\.test\.tsx$/,
  /unit\/eleventy\/commands\/[\w.]+\.test\.ts$/,
  /unit\/data\/sources\/directus\/build\.test\.ts$/,
  /cms\/(access|accounts|directus|preview)\.test\.ts$/,
  /cms\/(forms\/mail|whole\/\w+)\.test\.ts$/,
];
