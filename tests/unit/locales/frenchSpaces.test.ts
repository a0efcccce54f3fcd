import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { mails } from '../../../locales/languages.ts';

/*
 * French has a space before ; ! ? : » and after «. An ordinary space lets the sign begin a line. The
 * Imprimerie nationale's rules ask for U+202F (narrow) before ; ! ? and U+00A0 before : » and after «.
 */
const wrongSpace = /(?<!\u202f)(?<=\s)[;!?]|(?<!\u00a0)(?<=\s)(?:»|:(?!-\())|«(?!\u00a0)/g;

it('has no-break spaces at the signs that French sets off, in labels, mails and demo content', () => {
  const labels = frenchIn('locales/fr.json', json('locales/fr.json'), true);
  const mailTexts = frenchIn('locales/mails/fr.ts', mails.fr, true);
  const files = globSync(['data/embedded/**/*.json', 'cms/seed/members/*.json']);
  const content = files.flatMap((file) => frenchIn(file, json(file)));
  const texts = [labels, mailTexts, content];
  expect(texts.filter((found) => found.length === 0)).toEqual([]);
  expect(texts.flat().flatMap(wrongPlaces)).toEqual([]);
});

it.each([
  ['Quoi ?', ['here: Quoi ?']],
  ['Quoi\u00a0?', ['here: Quoi\u00a0?']],
  ['Quoi\u202f?', []],
  ['ceci :', ['here: ceci :']],
  ['ceci\u202f:', ['here: ceci\u202f:']],
  ['ceci\u00a0:', []],
  ['« mot\u00a0»', ['here: « mot\u00a0']],
  ['«\u00a0mot »', ['here: «\u00a0mot »']],
  ['«\u00a0mot\u00a0»', []],
  ['«mot\u00a0»', ['here: «mot\u00a0»']],
  ['Widget not found :-(', []],
])('finds the wrong spaces in %j', (text, places) => {
  expect(wrongPlaces({ place: 'here', text })).toEqual(places);
});

interface Text {
  /** The file and the path of keys in it. */
  readonly place: string;
  readonly text: string;
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the French texts in a value: those with the key `fr`, or in a record of the language `fr`. */
function frenchIn(place: string, value: unknown, isFrench = false): Text[] {
  if (typeof value === 'string') return isFrench ? [{ place, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inside = isFrench || ('language' in value && value.language === 'fr');
  return Object.entries(value).flatMap(([key, part]) =>
    frenchIn(`${place} ${key}`, part, inside || key === 'fr'),
  );
}

function wrongPlaces({ place, text }: Text): string[] {
  return [...text.matchAll(wrongSpace)].map(
    ({ index, 0: sign }) =>
      `${place}: ${text.slice(Math.max(0, index - 20), index + sign.length + 5)}`,
  );
}
