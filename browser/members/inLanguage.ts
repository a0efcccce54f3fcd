import type { Words } from '../../contract/labels.ts';
import { defaultLanguage, type Language } from '../../locales/languages.ts';

interface Translation {
  readonly language: string;
  readonly title: string | null;
}

/**
 * The texts of a record in the language of the page, or in German if that translation is missing.
 */
interface Spoken<Texts extends Translation> {
  readonly texts: Texts;
  readonly title: Words;
  /** Marks a text with its language if that is not the language of the page. */
  readonly words: (text: string | null | undefined) => Words | undefined;
}

/** Undefined for a record that has no title in either language: a list could not show it. */
export function inLanguage<Texts extends Translation>(
  translations: readonly Texts[],
  language: Language,
): Spoken<Texts> | undefined {
  const wanted: readonly string[] = [language, defaultLanguage];
  for (const tag of wanted) {
    const texts = translations.find((entry) => entry.language === tag && entry.title?.trim());
    if (!texts) continue;
    const words = (text: string | null | undefined) => {
      if (!text?.trim()) return undefined;
      return tag === language ? text : { text, lang: tag };
    };
    return { texts, title: words(texts.title) ?? '', words };
  }
  return undefined;
}
