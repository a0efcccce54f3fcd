import { expect, it } from '@jest/globals';
import { assertModest } from '../../../../components/richText/assertModest.ts';

const isTaken = (html: string) => {
  try {
    assertModest(html);
    return true;
  } catch (error) {
    expect(error).toEqual(new Error('The text is too large.'));
    return false;
  }
};

/** A hundred levels are enough: real texts have ten, and browsers stop at 512. */
it.each([
  ['open', '<b>'.repeat(100), '<b>'.repeat(101)],
  ['in capitals', '<B>'.repeat(100), '<B>'.repeat(101)],
  ['with attributes', '<b a="1">'.repeat(100), '<b a="1">'.repeat(101)],
  [
    'after others that were closed',
    `${'<i>a</i>'.repeat(9)}${'<b>'.repeat(100)}`,
    '</i>'.repeat(9) + '<b>'.repeat(101),
  ],
])('tags that are %s count', (_, taken, refused) => {
  expect([isTaken(taken), isTaken(refused)]).toEqual([true, false]);
});

it.each([
  ...['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'caption', 'option'],
  ...['br', 'wbr', 'hr', 'img', 'source', 'embed', 'input', 'col', 'link', 'meta', 'base'],
])('<%s> ends by itself', (name) => {
  expect(isTaken(`<${name}>`.repeat(101))).toBe(true);
  expect(isTaken(`<${name.toUpperCase()}/>`.repeat(101))).toBe(true);
});

it.each(['1 < 2 ', '<1>', '<!-- a -->'])('%j is no tag', (text) => {
  expect(isTaken(text.repeat(101))).toBe(true);
});

it('a parser does at most 100,000 steps: each tag within all that are open', () => {
  // Ten open elements take 55 steps. Each <p> in them takes ten more.
  const open = '<b>'.repeat(10);
  expect(isTaken(open + '<p>'.repeat(9994))).toBe(true);
  expect(isTaken(open + '<p>'.repeat(9995))).toBe(false);
  expect(isTaken('<b></b>'.repeat(100_000))).toBe(true);
  expect(isTaken('<b></b>'.repeat(100_001))).toBe(false);
});
