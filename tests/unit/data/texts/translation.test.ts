import { describe, expect, it } from '@jest/globals';
import { translate, untranslated } from '../../../../data/texts/translation.ts';

type Text = Readonly<{ language: 'de' | 'en' | 'fr'; title: string; lead?: string | undefined }>;

const translations: readonly Text[] = [
  { language: 'de', title: 'Satzung', lead: 'Seit 1990.' },
  { language: 'en', title: 'Statutes' },
];

describe('translate', () => {
  it('gives the texts of the language', () => {
    expect(translate(translations, 'de')).toEqual({ title: 'Satzung', lead: 'Seit 1990.' });
  });

  it('gives the German text where one is missing, and says that it is German', () => {
    expect(translate(translations, 'en')).toEqual({
      title: 'Statutes',
      lead: { text: 'Seit 1990.', lang: 'de' },
    });
    expect(translate(translations, 'fr')).toEqual({
      title: { text: 'Satzung', lang: 'de' },
      lead: { text: 'Seit 1990.', lang: 'de' },
    });
  });

  it('gives nothing where German has none either', () => {
    const texts: readonly Text[] = [{ language: 'de', title: 'Satzung', lead: undefined }];
    expect(translate(texts, 'de').lead).toBeUndefined();
    expect(translate(texts, 'en').lead).toBeUndefined();
  });

  it('gives what only the translation has', () => {
    const texts: readonly Text[] = [
      { language: 'de', title: 'Satzung' },
      { language: 'fr', title: 'Statuts', lead: 'Depuis 1990.' },
    ];
    expect(translate(texts, 'fr').lead).toBe('Depuis 1990.');
  });
});

describe('untranslated', () => {
  it('marks a German text in other languages', () => {
    expect(untranslated('Vereinsregister', 'de')).toBe('Vereinsregister');
    expect(untranslated('Vereinsregister', 'fr')).toEqual({ text: 'Vereinsregister', lang: 'de' });
  });

  it('leaves nothing to be nothing', () => {
    expect(untranslated(undefined, 'fr')).toBeUndefined();
  });
});
