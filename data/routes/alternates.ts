import { defaultLanguage, type Language } from '../../locales/languages.ts';
import type { PageKey } from '../model/sitePage.ts';
import type { Route } from './route.ts';
import type { Routes } from './Routes.ts';

/** A page in one of its languages, as search engines are told of it. */
interface Alternate {
  /** `x-default` is for those who read none of the site's languages. */
  readonly hrefLang: Language | 'x-default';
  readonly path: string;
}

/** Whether search engines may find a page: all but those that are no use to who has just come. */
export function isFindable({ page, matchPath }: Route): boolean {
  return matchPath === undefined && !ofNoUseToNewcomers.has(page.key);
}

const ofNoUseToNewcomers: ReadonlySet<PageKey> = new Set([
  'member',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'notFound',
  'offline',
  'search',
  'thanks',
]);

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
