import { filledLabels } from '../../../../browser/labels/filledLabels.ts';
import { labelTemplate } from '../../../../components/i18n/createLabels.ts';
import type { Labels } from '../../../../contract/labels.ts';
import { defaultLanguage, type Language } from '../../../../locales/languages.ts';

/** Stands in for browser/labels/inlinedLabels.ts, whose texts come from the bundler. */
export function inlinedLabels(language: Language | ''): Labels {
  // jsdom's document has no language before a test sets one.
  const known = language || defaultLanguage;
  return filledLabels(known, (key) => labelTemplate(key, known));
}
