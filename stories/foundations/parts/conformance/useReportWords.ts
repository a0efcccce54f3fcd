import { useLabels } from '../../../../components/i18n/Labels.tsx';
import { words } from '../../../../.storybook/conformance/words.ts';
import { locales } from '../../../../locales/languages.ts';
import { sampleLanguageFor } from '../../../sampleLanguages.ts';

/** The report's words in the toolbar's language, and numbers as that language writes them. */
export function useReportWords() {
  const language = sampleLanguageFor(useLabels().language);
  const number = (value: number) => value.toLocaleString(locales[language]);
  return { language, words: words[language], number };
}
