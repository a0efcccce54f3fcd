import { defaultLanguage, type Language } from '../../locales/languages.ts';
import type { Content } from '../Content.ts';
import type { SitePage } from '../model/sitePage.ts';

/** How far a language is translated. */
export interface Coverage {
  readonly language: Language;
  /** Number of pages that exist in it. */
  readonly pages: number;
  /** Origins of the pages that do not. */
  readonly missingPages: readonly string[];
  /** Single texts for which German stands in, each as a path to the field. */
  readonly missingTexts: readonly string[];
}

/** What is asked page by page. */
const withoutPages = {
  ...{ pages: undefined, news: undefined },
  ...{ productCategories: undefined, manufacturers: undefined, products: undefined },
};

/** What is translated and what is not, for each language of the project. */
export function coverage({ site, routes }: Content): Coverage[] {
  const { pages, news, productCategories, manufacturers, products } = site;
  const everyPage: readonly SitePage[] = [
    ...[...pages, ...news],
    ...[...productCategories, ...manufacturers, ...products],
  ];
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

/** Walks any part of the content and looks at each list of translations in it. */
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
