import type { Language } from '../locales/languages.ts';

/**
 * The languages of the embedded websites, and of texts that tests write by hand. A
 * further language of Collegium needs none of these.
 */
export const sampleLanguages = ['de', 'en', 'fr'] as const satisfies readonly Language[];

export type SampleLanguage = (typeof sampleLanguages)[number];
