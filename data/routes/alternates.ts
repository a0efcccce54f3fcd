import { defaultLanguage, type Language } from '../../locales/languages.ts';
import { kindOfPage } from './pageKinds.ts';
import type { Route } from './route.ts';
import type { Routes } from './Routes.ts';

/** A page in one of its languages, as search engines are told of it. */
interface Alternate {
  /** `x-default` is for those who read none of the site's languages. */
  readonly hrefLang: Language | 'x-default';
  readonly path: string;
}

/** Whether search engines may index a page. */
export function isFindable({ page, matchPath }: Route): boolean {
  return matchPath === undefined && kindOfPage(page).findable;
}

/** The same page in every language that it exists in; none where that is only one. */
export function alternatesOf(route: Route, routes: Routes): Alternate[] {
  // The further parts of a list hold other items in each language.
  const isFirst = routes.pathOf(route.page, route.language) === route.path;
  if (!isFindable(route) || !isFirst) return [];
  const alternates = [...routes.alternates(route.page)]
    // A part of another page is found under that page.
    .filter(([, path]) => routes.at(path)?.page === route.page)
    .map(([hrefLang, path]) => ({ hrefLang, path }));
  const original = alternates.find(({ hrefLang }) => hrefLang === defaultLanguage);
  if (alternates.length < 2) return [];
  return original ? [...alternates, { hrefLang: 'x-default', path: original.path }] : alternates;
}
