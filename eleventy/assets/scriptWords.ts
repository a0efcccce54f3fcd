import type { Plugin } from 'vite';
import { wordsToCarry } from '../../components/i18n/createLabels.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { languages } from '../../locales/languages.ts';

/** Gives the page's own scripts the words of the labels that they name (client/scriptLabels.ts). */
export const scriptWords: Plugin = {
  name: 'script-words',
  // As it is written: what comes later may move the list elsewhere.
  enforce: 'pre',
  transform(code, file) {
    if (!calls.test(code) || file.endsWith('/scriptLabels.ts')) return undefined;
    return { code: withWords(code), map: null };
  },
};

const calls = /\bscriptLabels\(/;

/** @throws where a list is not written out in the call, or names a label that there is not */
export function withWords(code: string): string {
  const given = code.replaceAll(
    /\bscriptLabels\((\[(?:\s*'[\w.]+',?)*\s*\]),?\s*\)/g,
    (_, list: string) => `scriptLabels/**/(${list}, ${wordsOf(list)})`,
  );
  if (calls.test(given)) throw new Error('scriptLabels needs a list of labels, written out.');
  return given;
}

function wordsOf(list: string): string {
  const keys = [...list.matchAll(/'([^']+)'/g)].map(([, key]) => key as LabelKey);
  return JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, wordsToCarry(keys, language)])),
  );
}
