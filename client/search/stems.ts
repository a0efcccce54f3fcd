/** Makes of a word what it has in common with its inflections. */
export type Stemmer = (word: string) => string;

/** That of a language; the browser loads no other. */
export async function stemmerOf(language: string): Promise<Stemmer> {
  const load = stemmers[language];
  return load ? (await load()).stemmer : (word) => word;
}

const stemmers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  fr: () => import('@orama/stemmers/french'),
};
