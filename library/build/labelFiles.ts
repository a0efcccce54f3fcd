import { labelKeys } from '../../components/i18n/labelKeys.ts';
import { labelTemplate } from '../../components/i18n/createLabels.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { languages, type Language } from '../../locales/languages.ts';
import type { LanguageLabels } from '../languageLabels.ts';

/**
 * Returns `labels/de.js` and so on, with their declarations.
 *
 * @param code all code of the package. A group of labels such as `menu.…` that it does not mention is left out.
 */
export function labelFiles(code: string): ReadonlyMap<string, string> {
  const mentioned = new Set([...code.matchAll(firstPart)].map(([, group]) => group));
  const keys = [...labelKeys].filter((key) => mentioned.has(key.split('.', 1)[0]));
  return new Map(
    languages.flatMap((language) => [
      [`labels/${language}.js`, module(languageLabels(language, keys))],
      [`labels/${language}.d.ts`, declaration],
    ]),
  );
}

/** The group in a key, also in one that a template completes. */
const firstPart = /['"`]([a-zA-Z]+)(?:\.[\w$]|['"`])/g;

function languageLabels(language: Language, keys: readonly LabelKey[]): LanguageLabels {
  return {
    language,
    texts: Object.fromEntries(keys.map((key) => [key, labelTemplate(key, language)])),
  };
}

function module(labels: LanguageLabels): string {
  return `export default ${JSON.stringify(labels, undefined, 2)};\n`;
}

const declaration = `import type { LanguageLabels } from '../types.js';
declare const labels: LanguageLabels;
export default labels;
`;
