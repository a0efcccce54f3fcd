import { describe, expect, it } from '@jest/globals';
import { inLanguage } from '../../../../browser/members/inLanguage.ts';

const german = { language: 'de', title: 'Rechtsrat' };
const french = { language: 'fr', title: 'Conseil' };

describe('a record in the language of the page', () => {
  it('has the texts of that language, unmarked', () => {
    const spoken = inLanguage([german, french], 'fr');
    expect(spoken?.texts).toBe(french);
    expect(spoken?.title).toBe('Conseil');
    expect(spoken?.words('Bref')).toBe('Bref');
  });

  it('is German, marked as German, where that language has no title', () => {
    const spoken = inLanguage([{ language: 'fr', title: ' ' }, german], 'fr');
    expect(spoken?.texts).toBe(german);
    expect(spoken?.title).toEqual({ text: 'Rechtsrat', lang: 'de' });
    expect(spoken?.words('Kurz')).toEqual({ text: 'Kurz', lang: 'de' });
  });

  it('is nothing without a title in either language', () => {
    expect(inLanguage([french, { language: 'de', title: null }], 'en')).toBeUndefined();
  });

  // A blank lead would be an empty paragraph, and an empty mark of a language.
  it.each([
    ['de', null],
    ['de', undefined],
    ['de', ''],
    ['de', ' \n'],
    ['en', ' \n'],
  ] as const)('has no text, in %s, where an editor left %j', (language, text) => {
    expect(inLanguage([german], language)?.words(text)).toBeUndefined();
  });
});
