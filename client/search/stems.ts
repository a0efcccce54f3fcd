/** Reduces a word to the stem that its inflections share. */
export type Stemmer = (word: string) => string;

/** The stemmer of a language. The browser loads only that one. */
export async function stemmerOf(language: string): Promise<Stemmer> {
  const load = stemmers[language];
  return load ? (await load()).stemmer : (word) => word;
}

const stemmers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  fr: () => import('@orama/stemmers/french'),
};
