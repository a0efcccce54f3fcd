import { defaultLanguage, type Language } from '../../locales/languages.ts';
import type { Content } from '../../data/Content.ts';
import { kindsWithPages } from '../../data/kinds/index.ts';
import { recordedPages, type SitePage } from '../../data/model/sitePage.ts';

/** The share of the content that is translated into a language. */
export interface Coverage {
  readonly language: Language;
  /** The number of pages in the language. */
  readonly pages: number;
  /** Origins of the pages that do not exist in it. */
  readonly missingPages: readonly string[];
  /** Texts that are shown in German instead, as paths to their fields. */
  readonly missingTexts: readonly string[];
}

/** Omits the pages, which are checked one by one. */
const withoutPages = Object.fromEntries(kindsWithPages.map((name) => [name, undefined]));

/** The translation state of each language of the project. */
export function coverage({ site, routes }: Content): Coverage[] {
  const everyPage = recordedPages(site);
  return site.languages.map((language) => {
    const exists = (page: SitePage) => routes.pathOf(page, language) !== undefined;
    const pagesHere = everyPage.filter(exists);
    return {
      language,
      pages: routes.all.filter((route) => route.language === language).length,
      missingPages: everyPage.filter((page) => !exists(page)).map(({ origin }) => origin),
      missingTexts: [
        ...missingIn({ ...site, ...withoutPages }, language, 'site'),
        ...pagesHere.flatMap((page) => missingIn(page, language, page.origin)),
      ],
    };
  });
}

/** Missing fields in all lists of translations within a part of the content. */
function missingIn(value: unknown, language: Language, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'translations' && isTranslations(inner)
      ? missingFields(inner, language).map((field) => `${path}.${field}`)
      : missingIn(inner, language, `${path}.${key}`),
  );
}

type Translations = readonly ({ readonly language: Language } & Record<string, unknown>)[];

function isTranslations(value: unknown): value is Translations {
  return Array.isArray(value) && value.every((entry) => entry && typeof entry === 'object');
}

function missingFields(translations: Translations, language: Language): string[] {
  const translation = translations.find((entry) => entry.language === language);
  const original = translations.find((entry) => entry.language === defaultLanguage);
  return Object.entries(original ?? {})
    .filter(
      ([field, text]) =>
        field !== 'language' && text !== undefined && translation?.[field] === undefined,
    )
    .map(([field]) => field);
}
