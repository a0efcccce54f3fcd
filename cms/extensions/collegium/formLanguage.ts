import { defaultLanguage, languageOf, type Language } from '../../../locales/languages.ts';

/** Returns the language of the texts in a form of Directus, which holds the language's code or the item with this code. */
export function formLanguage({ language }: Readonly<Record<string, unknown>>): Language {
  const isItem = typeof language === 'object' && language !== null && 'code' in language;
  const code = isItem ? language.code : language;
  return languageOf(typeof code === 'string' ? code : '') ?? defaultLanguage;
}
