import { defaultLanguage, type Language } from '../../locales/languages.ts';

/** A text in the requested language, or in the default one, marked with its language. */
export type TranslatedText = string | { readonly text: string; readonly lang: Language };

/** The texts of a kind in one language. */
export type Translated<Translation> = {
  readonly [Field in Exclude<keyof Translation, 'language'>]: undefined extends Translation[Field]
    ? TranslatedText | undefined
    : TranslatedText;
};

interface TranslationEntry {
  readonly language: Language;
  readonly [field: string]: string | undefined;
}

/**
 * Returns for each field the translation, or the German text, marked as German for screen readers.
 *
 * @param translations one entry per language; the model guarantees one in the default language
 */
export function translate<Translation extends TranslationEntry>(
  translations: readonly Translation[],
  language: Language,
): Translated<Translation> {
  const translated = translations.find((entry) => entry.language === language);
  const fallback = translations.find((entry) => entry.language === defaultLanguage);
  const texts: Record<string, TranslatedText | undefined> = {};
  // Each page calls this several times, so no intermediate objects are created.
  for (const field in translated) {
    if (field !== 'language') texts[field] = translated[field] ?? standIn(fallback?.[field]);
  }
  for (const field in fallback) {
    if (field !== 'language' && !(field in texts)) texts[field] = standIn(fallback[field]);
  }
  return texts as Translated<Translation>;
}

/** A text without translations, in the default language. */
export function untranslated<Text extends string | undefined>(
  text: Text,
  language: Language,
): TranslatedText | Extract<Text, undefined> {
  return text === undefined || language === defaultLanguage
    ? (text as Text & TranslatedText)
    : { text, lang: defaultLanguage };
}

function standIn(text: string | undefined): TranslatedText | undefined {
  return text === undefined ? undefined : { text, lang: defaultLanguage };
}
