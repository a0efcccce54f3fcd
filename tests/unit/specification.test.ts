import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';

/** The rows of docs/specification.md. */
const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Sentence|-+) /.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

it('tells of the sentences of each section that speaks of public pages', () => {
  const document = readFileSync('docs/specification.md', 'utf8');
  const sections = [...document.matchAll(/^## (\d)/gm)].map(([, number]) => number);
  expect(sections).toEqual(['2', '3', '4', '5', '8', '9']);
  expect(rows.length).toBeGreaterThan(80);
});

it.each(rows)('%s: %s is held by %s', (sentence = '', place = '', test = '') => {
  expect(sentence).not.toBe('');
  const places = [...place.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
  // An address of the site is none of a file.
  expect(places.filter((path) => !path.startsWith('/') && !existsSync(path))).toEqual([]);
  const [, file = '', title = ''] = /^`(tests\/[^`]+)`: `(.+)`$/.exec(test) ?? [];
  expect(titlesIn(file).filter((known) => known.includes(title))).not.toEqual([]);
});

/** What stands first in a call of `it`, `test` or `describe`, or in that of a list of cases. */
function titlesIn(file: string): string[] {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const calls = /(?:\b(?:it|test|describe)|\]\)|\)|\]|each\([^)]*\))\(\s*(['`])(.*?)\1/gs;
  return [...source.matchAll(calls)].map(([, , title]) => title ?? '');
}
