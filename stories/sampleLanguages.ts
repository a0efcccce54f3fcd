import { defaultLanguage, type Language } from '../locales/languages.ts';

/**
 * The languages of the embedded websites, of the design system's own texts, and of texts that tests write
 * by hand. A further language of Collegium needs none of these.
 */
export const sampleLanguages = ['de', 'en', 'fr'] as const satisfies readonly Language[];

export type SampleLanguage = (typeof sampleLanguages)[number];

/** Returns the language of the samples for a page in this language: the default if there are none in it. */
export function sampleLanguageFor(language: Language): SampleLanguage {
  return sampleLanguages.find((each) => each === language) ?? defaultLanguage;
}
