import { describe, expect, it } from '@jest/globals';
import { findings, type Tree } from '../../../i18n/findings.ts';

const find = (dictionaries: Record<string, Tree>, code = "'page.title' 'pages' 'days.mo'") =>
  findings(dictionaries, [code]).map(({ kind, language, key }) => `${kind} ${language} ${key}`);

describe('labels', () => {
  it('that are all there, used and translated are not worth a word', () => {
    const dictionaries = { de: { page: { title: 'Seite' } }, en: { page: { title: 'Page' } } };
    expect(find(dictionaries)).toEqual([]);
  });

  it('are missing in any language, German too', () => {
    const dictionaries = { de: { page: { title: 'Seite' } }, en: { pages: 'Pages' } };
    expect(find(dictionaries)).toEqual(['missing de pages', 'missing en page.title']);
  });

  it('are missing where they are empty', () => {
    expect(find({ de: { pages: 'Seiten' }, en: { pages: '' } })).toEqual(['missing en pages']);
  });

  it('need every form that the plural of their language has', () => {
    const forms = (words: string) => ({ pages_one: `${words} 1`, pages_other: `${words} n` });
    expect(find({ de: forms('Seite'), en: forms('page'), fr: forms('feuille') })).toEqual([
      'missing fr pages_many',
    ]);
    expect(find({ de: forms('Seite'), en: { pages_other: 'pages' } })).toEqual([
      'missing en pages_one',
    ]);
  });

  it('are unused where no code names them', () => {
    expect(find({ de: { days: { mo: 'Montag', di: 'Dienstag' } } })).toEqual(['unused de days.di']);
    expect(find({ de: { pages_one: 'eine', pages_other: 'viele' } }, '')).toEqual([
      'unused de pages_one',
      'unused de pages_other',
    ]);
  });

  it('are used where a template begins like them', () => {
    expect(find({ de: { days: { di: 'Dienstag' } } }, '`days.${day}`')).toEqual([]);
    expect(find({ de: { days: { di: 'Dienstag' } } }, '`da${day}` days.di')).toEqual([
      'unused de days.di',
    ]);
  });

  it('are used where code reads them, or their group, from the table of languages', () => {
    const days = { days: { mo: 'Montag', short: { di: 'Di' } }, day: 'Tag' };
    const unused = (code: string) => find({ de: days }, code);
    expect(unused('labels[language].days[key]')).toEqual(['unused de day']);
    expect(unused('labels[language].days.mo')).toEqual([
      'unused de days.short.di',
      'unused de day',
    ]);
    expect(unused('labels[language].days.short[key]')).toEqual([
      'unused de days.mo',
      'unused de day',
    ]);
  });

  it('are untranslated where their letters are the German ones', () => {
    const german = { page: { title: 'Seite {{number}}!' } };
    const withEnglish = (title: string) => find({ de: german, en: { page: { title } } });
    expect(withEnglish('Seite {{number}} :')).toEqual(['untranslated en page.title']);
    expect(withEnglish('Page {{number}}!')).toEqual([]);
  });
});
