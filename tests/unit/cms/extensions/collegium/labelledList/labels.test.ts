import { expect, test } from '@jest/globals';
import {
  shownLabel,
  withLabels,
  withoutLabels,
  type Entry,
} from '../../../../../../cms/extensions/collegium/labelledList/labels.ts';

const news = {
  path: '/aktuelles',
  translations: [
    { language: 'fr', displayName: 'Actualités' },
    { language: 'de', displayName: 'Aktuelles' },
    { language: 'en', displayName: 'News' },
  ],
};

const labelIn = (entry: Entry, language: string) =>
  withLabels([entry], 'displayName', language)[0]?.[shownLabel];

test.each([
  ['de', 'Aktuelles'],
  ['en', 'News'],
  ['fr', 'Actualités'],
])('an entry has its label in %s', (language, label) => {
  expect(labelIn(news, language)).toBe(label);
});

test('a missing or empty label is replaced by the German one, or by any', () => {
  const [french, german, english] = news.translations;
  expect(labelIn({ translations: [french, german] }, 'en')).toBe('Aktuelles');
  expect(labelIn({ translations: [{ ...english, displayName: ' ' }, german] }, 'en')).toBe(
    'Aktuelles',
  );
  expect(labelIn({ translations: [french] }, 'en')).toBe('Actualités');
});

test.each([
  ['no translations', { path: '/aktuelles' }],
  ['none at all', { translations: null }],
  ['a broken one', { translations: [null, { language: 'de', displayName: 7 }] }],
])('an entry with %s stays as it is', (_name, entry) => {
  const [labelled] = withLabels([entry], 'displayName', 'de');
  expect(labelled).toBe(entry);
});

test('what the repeater returns is stored without labels', () => {
  expect(withoutLabels(withLabels([news], 'displayName', 'de'))).toEqual([news]);
});
