/** The languages that Collegium speaks, the default first (specification, section 9). */
export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage = 'de' satisfies Language;

/** Each language in its own words, as a language switch must name it. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
};

/** Open Graph wants a territory with the language. */
export const openGraphLocales: Readonly<Record<Language, string>> = {
  de: 'de_DE',
  en: 'en_GB',
  fr: 'fr_FR',
};
