import type { Plugin } from 'vite';
import { wordsToCarry } from '../../components/i18n/createLabels.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { languages } from '../../locales/languages.ts';

/**
 * Gives the page's own scripts the words of the labels that they name (client/scriptLabels.ts), and
 * islands those of what they show later (components/island/laterLabels.ts).
 */
export const scriptWords: Plugin = {
  name: 'script-words',
  // As it is written: what comes later may move the list elsewhere.
  enforce: 'pre',
  transform(code, file) {
    if (!calls.test(code) || /\/(script|later)Labels\.ts$/.test(file)) return undefined;
    return { code: withWords(code), map: null };
  },
};

const calls = /\b(scriptLabels|laterLabels)\(/;

/**
 * @throws where a list is not written out in the call, or names a label that there is not
 *
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
