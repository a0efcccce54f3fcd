import { expect, test } from '@jest/globals';
import { jsonInPieces } from '../../../../eleventy/memory/jsonInPieces.ts';

test.each([0, 1, 999, 1000, 1001, 2500])('lists of %i entries are as JSON has them', (length) => {
  const list = Array.from({ length }, (_, place) => [place, `“${place}”`, { place }]);
  const lists = { first: list, none: [], last: list };
  expect([...jsonInPieces(lists)].join('')).toBe(JSON.stringify(lists));
});
