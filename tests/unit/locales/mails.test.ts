import { expect, it } from '@jest/globals';
import { languages, mails } from '../../../locales/languages.ts';

it.each(languages)('names the same values in each mail as the German text (%s)', (language) => {
  expect(namesIn(mails[language])).toEqual(namesIn(mails.de));
});

/** Returns the placeholders of each text. Their order differs by language, and so does how often a text repeats one. */
function namesIn(texts: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const written = JSON.stringify(text).matchAll(/\{\{(\w+)\}\}/g);
      return [key, [...new Set(Array.from(written, ([, name = '']) => name))].sort()];
    }),
  );
}
