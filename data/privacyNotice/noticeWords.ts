import { createInstance } from 'i18next';
import type { LabelKey } from '../../contract/labels.ts';
import { labels, languages, type Language } from '../../locales/languages.ts';

/** A fixed text of the notice's generated parts. */
export function noticeWord(
  key: LabelKey & `privacyNotice.${string}`,
  lng: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return dictionary.t(key, { lng, ...values });
}

const dictionary = createInstance();
void dictionary.init({
  resources: Object.fromEntries(
    languages.map((language) => [
      language,
      { translation: { privacyNotice: labels[language].privacyNotice } },
    ]),
  ),
  // `blocksOf` escapes every value.
  interpolation: { escapeValue: false },
  initAsync: false,
});
