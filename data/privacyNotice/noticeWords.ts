import { createInstance } from 'i18next';
import type { LabelKey } from '../../contract/labels.ts';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import type { Language } from '../../locales/languages.ts';

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
  resources: {
    de: { translation: { privacyNotice: de.privacyNotice } },
    en: { translation: { privacyNotice: en.privacyNotice } },
    fr: { translation: { privacyNotice: fr.privacyNotice } },
  },
  // `blocksOf` escapes every value.
  interpolation: { escapeValue: false },
  initAsync: false,
});
