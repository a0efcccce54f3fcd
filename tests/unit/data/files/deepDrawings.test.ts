/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { mendOf } from '../../../../data/files/drawings.ts';

const nested = (groups: number) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(groups)}${'</g>'.repeat(groups)}</svg>`,
  );

it('refuses a drawing of very many levels, at once', () => {
  const start = performance.now();
  expect(mendOf(nested(100_000))).toBe('a drawing (SVG) of at most 256 levels');
  expect(performance.now() - start).toBeLessThan(2000);
});

it('takes one of as many levels as can be drawn', () => {
  expect(mendOf(nested(255))).toBeUndefined();
});
