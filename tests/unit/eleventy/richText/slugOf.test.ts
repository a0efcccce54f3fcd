import { describe, expect, it } from '@jest/globals';
import slugify from '@sindresorhus/slugify';
import { slugOf } from '../../../../eleventy/richText/headings.ts';
import { dice } from '../../../bench/dice.ts';

describe('the name of a heading', () => {
  it.each([
    'Über uns',
    'Kosten, Fristen und Ansprüche:',
    'Ärztinnen – Ärzte',
    'Qu’est-ce que la thérapie ?',
    'Qu’est-ce que la «\u00a0thérapie\u00a0» : questions\u202f?',
    'Élections à Nîmes, août',
    'eHealth',
    'GmbH & Co. KG',
    'A B',
    '§ 3 Beiträge',
    ' - ',
    '',
  ])('is what the library makes of it: %s', (words) => {
    expect(slugOf(words)).toBe(slugify(words));
  });

  it('is so for whatever letters and signs', () => {
    const { oneOf } = dice(17);
    const signs = 'aabcdeeisztäöüßéèàçÄÖÉABZ19      \u00a0\u202f,.:–-’&'.match(/./g)!;
    for (let count = 0; count < 5_000; count += 1) {
      const words = Array.from({ length: 1 + (count % 14) }, () => oneOf(signs)).join('');
      expect([words, slugOf(words)]).toEqual([words, slugify(words)]);
    }
  });
});
