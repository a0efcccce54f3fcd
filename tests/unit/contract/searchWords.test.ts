import { describe, expect, it } from '@jest/globals';
import { formsOf, queryWords, wordsIn } from '../../../contract/searchWords.ts';

const formsIn = (text: string) => [...wordsIn(text)].map(({ raw }) => formsOf(raw));

describe('a text is found by', () => {
  it.each([
    ['its words in small letters', 'Die Satzung!', [['die'], ['satzung']]],
    [
      'letters without accents',
      'Gebühr straße élève cœur',
      [['gebuhr'], ['strasse'], ['eleve'], ['coeur']],
    ],
    ['letters with accents apart', 'Gebu\u0308hr', [['gebuhr']]],
    ['words with hidden hyphens', 'Mit\u00adglied', [['mitglied']]],
    ['the parts of what hyphens join, and the whole', 'E-Mail', [['e', 'mail', 'email']]],
    [
      'what apostrophes cut letters from',
      "l’été d'urgence qu’elle",
      [['ete'], ['urgence'], ['elle']],
    ],
    ['what English cuts off', 'children’s', [['children']]],
    ['what an apostrophe joins', 'aujourd’hui', [['aujourd', 'hui']]],
    [
      'numbers, however they are parted',
      '1.290 € 4\u202f950',
      [
        ['1', '290', '1290'],
        ['4', '950', '4950'],
      ],
    ],
    ['decimals by their parts', '72,00', [['72'], ['00']]],
    ['words that are parted for all genders', 'Patient:innen', [['patient'], ['innen']]],
  ])('%s', (_, text, forms) => {
    expect(formsIn(text)).toEqual(forms);
  });

  it('places in the text', () => {
    expect([...wordsIn('Ja – l’été')].map(({ start }) => start)).toEqual([0, 5]);
  });

  it('nothing where it has no words', () => {
    expect(formsIn(' – … „“ ')).toEqual([]);
  });
});

describe('a query means', () => {
  it.each([
    ['each word once', 'Satzung satzung', [['satzung']]],
    ['words with letters for umlauts', 'Praesidium', [['praesidium', 'prasidium']]],
    ['words whose umlauts others spell out', 'Müller', [['muller', 'mueller']]],
    ['all that hyphens join', 'E-Mail', [['e'], ['mail']]],
    ['numbers as they are', '1.290', [['1290']]],
    ['what is after an apostrophe', "d'assemblée", [['assemblee']]],
    ['nothing where there is no word', '"><', []],
    [
      'not more words than a query has',
      'a b c d e f g h i j k l m n',
      [['a'], ['b'], ['c'], ['d'], ['e'], ['f'], ['g'], ['h'], ['i'], ['j'], ['k'], ['l']],
    ],
  ])('%s', (_, query, words) => {
    expect(queryWords(query)).toEqual(words);
  });
});
