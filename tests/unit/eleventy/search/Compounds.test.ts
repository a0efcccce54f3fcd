/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { Compounds } from '../../../../eleventy/search/Compounds.ts';

const compounds = new Compounds([
  'Die Versammlung beschließt die Ordnung, nicht die Kunden.',
  'Gebühren stehen im Verzeichnis; dort vertreten wir Berufe und Treten.',
]);

describe('the words that compounds end in', () => {
  it.each([
    ['die Mitgliederversammlung', ['versammlung']],
    ['der Mitgliederversammlungen', ['versammlungen']],
    ['Berufsordnung und Gebührenverzeichnis', ['ordnung', 'verzeichnis']],
    ['Heilberuf', ['beruf']],
    ['zweimal Tagesordnung, Tagesordnung', ['ordnung']],
  ])('%s', (text, endings) => {
    expect(compounds.endingsIn(text)).toEqual(endings);
  });

  it.each([
    ['a word itself', 'Versammlung'],
    ['what only looks like a compound', 'Urkunden'],
    ['words that are no nouns', 'vertreten'],
    ['words that the site does not know', 'Bundestagswahl'],
  ])('are not %s', (_, text) => {
    expect(compounds.endingsIn(text)).toEqual([]);
  });
});
