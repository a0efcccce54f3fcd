import { defaultLanguage, type Language } from '../../locales/languages.ts';
import { kindOfPage } from './pageKinds.ts';
import type { Route } from './route.ts';
import type { Routes } from './Routes.ts';

/** A page in one of its languages, for search engines. */
interface Alternate {
  /** `x-default` is for visitors who read none of the site's languages. */
  readonly hrefLang: Language | 'x-default';
  readonly path: string;
}

/** True if search engines may index a page. */
export function isFindable({ page, matchPath }: Route): boolean {
  return matchPath === undefined && kindOfPage(page).findable;
}

/** A page's paths in all of its languages; empty if there is only one. */
export function alternatesOf(route: Route, routes: Routes): Alternate[] {
  // The second and later parts of a list have other items in each language.
  const isFirst = routes.pathOf(route.page, route.language) === route.path;
  if (!isFindable(route) || !isFirst) return [];
  const alternates = [...routes.alternates(route.page)]
    // A page that is a part of another is listed under that page.
    .filter(([, path]) => routes.at(path)?.page === route.page)
    .map(([hrefLang, path]) => ({ hrefLang, path }));
  const original = alternates.find(({ hrefLang }) => hrefLang === defaultLanguage);
  if (alternates.length < 2) return [];
  return original ? [...alternates, { hrefLang: 'x-default', path: original.path }] : alternates;
}
