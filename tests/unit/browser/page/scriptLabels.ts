import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import type { LabelKey, Labels } from '../../../../contract/labels.ts';
import type { Language } from '../../../../locales/languages.ts';

/** Stands in for browser/page/scriptLabels.ts, which gets its words from the bundler. */
export function scriptLabels<Key extends LabelKey>(
  keys: readonly Key[],
): Pick<Labels<Key>, 'text'> {
  return {
    text: (key, values) => {
      if (!keys.includes(key)) throw new Error(`What shows the label ${key} has to name it.`);
      const language = (document.documentElement.lang || 'de') as Language;
      return labelsFor(language).text(key, values);
    },
  };
}
