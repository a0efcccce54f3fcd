import type { Plugin } from 'vite';
import { wordsToCarry } from '../../components/i18n/createLabels.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { languages } from '../../locales/languages.ts';

/**
 * Vite plugin: adds to `scriptLabels` calls the words of the labels that they list
 * (browser/page/scriptLabels.ts), and to `laterLabels` calls those that islands show later
 * (components/island/laterLabels.ts).
 */
export const scriptWords: Plugin = {
  name: 'script-words',
  // Runs before other plugins, while the list is still written in the call; later plugins may move
  // the list.
  enforce: 'pre',
  transform(code, file) {
    if (!calls.test(code) || /\/(script|later)Labels\.ts$/.test(file)) return undefined;
    return { code: withWords(code), map: null };
  },
};

const calls = /\b(scriptLabels|laterLabels)\(/;

/**
 * @throws if a list is not written out in the call, or names an unknown label
 * @internal
 */
export function withWords(code: string): string {
  const given = code.replaceAll(
    /\b(scriptLabels|laterLabels)\((\[(?:\s*'[\w.]+',?)*\s*\]),?\s*\)/g,
    (_, name: string, list: string) => `${name}/**/(${list}, ${wordsOf(list)})`,
  );
  const [, left] = calls.exec(given) ?? [];
  if (left) throw new Error(`${left} needs a list of labels, written out.`);
  return given;
}

function wordsOf(list: string): string {
  const keys = [...list.matchAll(/'([^']+)'/g)].map(([, key]) => key as LabelKey);
  return JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, wordsToCarry(keys, language)])),
  );
}
