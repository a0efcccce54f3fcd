import { createInstance, type i18n } from 'i18next';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import type { Labels } from './Labels.tsx';
import { plain } from './Words.tsx';
import { defaultLanguage, languages, type Language } from '../../locales/languages.ts';

/**
 * The labels of one language. A missing translation is given in German and says so.
 * Runs at build time, in Storybook and in tests; never in a visitor's browser.
 */
export function labelsFor(language: Language): Labels {
  const label: Labels['label'] = (key, values) => {
    const own = dictionary.t(key, {
      lng: language,
      fallbackLng: [],
      defaultValue: '',
      ...values,
    });
    if (own) return own;
    return { text: dictionary.t(key, { lng: defaultLanguage, ...values }), lang: defaultLanguage };
  };
  return {
    language,
    label,
    text: (key, values) => plain(label(key, values)),
  };
}

const dictionary = createDictionary();

function createDictionary(): i18n {
  const instance = createInstance();
  void instance.init({
    resources: {
      de: { translation: de },
      en: { translation: en },
      fr: { translation: fr },
    },
    supportedLngs: [...languages],
    fallbackLng: defaultLanguage,
    initAsync: false,
    // React escapes what it shows; escaping twice would show "&amp;" to the reader.
    interpolation: { escapeValue: false },
  });
  return instance;
}
