import { expect, it } from '@jest/globals';
import { languageOf } from '../../../locales/languages.ts';

it.each([
  ['de-DE', 'de'],
  ['en-US', 'en'],
  ['fr-FR', 'fr'],
  ['fr', 'fr'],
  ['FR', 'fr'],
  ['nl-NL', undefined],
  ['', undefined],
  [null, undefined],
])('finds the language of the code %j', (code, language) => {
  expect(languageOf(code)).toBe(language);
});
