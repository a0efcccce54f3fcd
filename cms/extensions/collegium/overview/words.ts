import { languageOf, overviews, type Language } from '../../../../locales/languages.ts';

export type OverviewWords = (typeof overviews)[Language];

export type PanelName = keyof OverviewWords['panels'];

/** Returns the language of Directus' interface if the overview has it, or English. */
export function languageIn(locale: string): Language {
  return languageOf(locale) ?? 'en';
}

/** Returns the words of the overview in the language of Directus' interface, or in English. */
export function wordsIn(locale: string): OverviewWords {
  return overviews[languageIn(locale)];
}
