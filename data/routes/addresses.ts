import { notFoundName } from '../../contract/siteAddresses.ts';
import { categoryPages, type Language } from '../../locales/languages.ts';
import type { Page } from '../kinds/pages.ts';
import type { CategoryPage } from '../kinds/productCategories.ts';
import { homePath, namedPages, offlinePath } from './namedRoutes.ts';

/*
 * The addresses of records in a language, for the build and for Directus, which makes redirects when an address changes.
 */

/** @returns undefined if its editor has to choose a slug, and has not */
export function pagePath(
  key: Page['key'],
  slug: string | undefined,
  language: Language,
): string | undefined {
  switch (key) {
    case 'home':
      return homePath(language);
    case 'notFound':
      return `${homePath(language)}${notFoundName}`;
    case 'offline':
      return offlinePath(language);
    case 'content':
    case 'legal':
    case 'accessibility':
      return slug ? `${homePath(language)}${slug}` : undefined;
    default:
      return namedPages[key][language];
  }
}

/**
 * If the code defines no address for the language, editors choose a slug.
 *
 * @returns undefined without either
 */
export function categoryPath(
  category: CategoryPage['category'],
  slug: string | undefined,
  language: Language,
): string | undefined {
  return (
    fixedCategoryPath(category, language) ?? (slug ? `${homePath(language)}${slug}` : undefined)
  );
}

export function fixedCategoryPath(
  category: CategoryPage['category'],
  language: Language,
): string | undefined {
  const paths: Partial<Record<Language, string>> = categoryPages[category];
  return paths[language];
}

/** @returns undefined if one of them is missing: the record then has no page in that language */
export function pathBelow(above: string | undefined, name: string | undefined): string | undefined {
  return above && name ? `${above}/${name}` : undefined;
}
