import { describe, expect, it } from '@jest/globals';
import { Compounds } from '../../../../eleventy/search/Compounds.ts';

const compounds = new Compounds([
  ...['versammlung', 'ordnung', 'kunden', 'gebuhren', 'verzeichnis', 'berufe'],
  ...['stadt', 'rad', 'mitglieder'],
]);

describe('the words that a noun ends in', () => {
  it.each([
    ['mitgliederversammlung', ['versammlung']],
    ['mitgliederversammlungen', ['versammlungen']],
    ['berufsordnung', ['ordnung']],
    ['gebuhrenverzeichnis', ['verzeichnis']],
    ['heilberuf', ['beruf']],
    ['stadtrad', ['rad']],
  ])('%s', (noun, endings) => {
    expect(compounds.endingsOf(noun)).toEqual(endings);
  });

  it.each([
    ['a word itself', 'versammlung'],
    ['what only looks like a compound', 'urkunden'],
    ['short words after what is none', 'kamerad'],
    ['words that the site does not know', 'bundestagswahl'],
  ])('are not %s', (_, noun) => {
    expect(compounds.endingsOf(noun)).toEqual([]);
  });
});
