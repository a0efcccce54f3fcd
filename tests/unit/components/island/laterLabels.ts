import { wordsToCarry } from '../../../../components/i18n/createLabels.ts';
import type { LaterLabels } from '../../../../components/island/laterLabels.ts';
import type { LabelKey } from '../../../../contract/labels.ts';
import { languages } from '../../../../locales/languages.ts';

/** Adds the words that the bundler adds. */
export function laterLabels(keys: readonly LabelKey[]): LaterLabels {
  const words = languages.map((language) => [language, wordsToCarry(keys, language)] as const);
  return { keys, words: Object.fromEntries(words) };
}
