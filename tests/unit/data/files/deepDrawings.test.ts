import { expect, it } from '@jest/globals';
import { expectedInstead } from '../../../../data/files/drawings.ts';

const nested = (groups: number) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(groups)}${'</g>'.repeat(groups)}</svg>`,
  );

it('refuses a drawing of too many levels', () => {
  expect(expectedInstead(nested(256))).toBe('a drawing (SVG) of at most 256 levels');
});

// The parser's time is quadratic in the number of levels: 100,000 levels took more than 40 s. So it
// must stop early.
it('reads nothing below the last level that can be drawn', () => {
  const broken = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(256)}<not well-formed`,
  );
  expect(expectedInstead(broken)).toBe('a drawing (SVG) of at most 256 levels');
});

it('takes one of as many levels as can be drawn', () => {
  expect(expectedInstead(nested(255))).toBeUndefined();
});
