import type { InlinedLabel, Labels } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';
import { filledLabels } from './filledLabels.ts';

/**
 * The labels in the browser, which has no dictionary: the bundler puts a label's texts in all languages in the
 * place of its key (eleventy/assets/inlineLabels.ts).
 */
export function inlinedLabels(language: Language): Labels {
  return filledLabels(language, (key) => (key as unknown as InlinedLabel)[language]);
}
