import { languages, type Language } from '../../locales/languages.ts';
import type { PageKey } from '../model/page.ts';
import { ContentProblems, type Problem } from '../model/problems.ts';
import type { Site, SitePage } from '../model/site.ts';
import { homePath, namedRoutes } from './namedRoutes.ts';

/** One page in one language: what is built to one file. */
export interface Route {
  readonly path: string;
  readonly language: Language;
  /** The page, first of those that share the path. */
  readonly page: SitePage;
  /** Pages that are shown on the same path, below the first (French imprint and privacy). */
  readonly parts: readonly SitePage[];
}

/** Where every page is, in every language that it exists in. */
export class Routes {
  readonly all: readonly Route[];
  readonly #byPath: ReadonlyMap<string, Route>;
  readonly #byPage: ReadonlyMap<SitePage, ReadonlyMap<Language, Route>>;

  /** @throws ContentProblems where two pages want the same path. */
  constructor(site: Site) {
    const routes = new Map<string, Route>();
    const byPage = new Map<SitePage, Map<Language, Route>>();
    const problems: Problem[] = [];

    // A page that may stand below another comes after it.
    const pages = site.pages.toSorted(
      (one, other) => Number(one.key === 'privacy') - Number(other.key === 'privacy'),
    );
    for (const page of pages) {
      const pageRoutes = new Map<Language, Route>();
      for (const language of site.languages) {
        const path = pathOf(page, language);
        if (path === undefined) continue;
        const taken = routes.get(path);
        if (taken && !sharesPath(taken.page, page)) {
          const ownSlug = page.key === 'content';
          problems.push({
            origin: page.origin,
            field: ownSlug ? `translations.${language}.slug` : 'key',
            expected: `a path of its own, but ${taken.page.origin} has ${path} already`,
          });
          // One page too many is one problem, in however many languages it exists.
          if (ownSlug) continue;
          break;
        }
        const route: Route = taken
          ? { ...taken, parts: [...taken.parts, page] }
          : { path, language, page, parts: [] };
        routes.set(path, route);
        pageRoutes.set(language, route);
      }
      byPage.set(page, pageRoutes);
    }
    if (problems.length > 0) throw new ContentProblems(problems);

    this.all = [...routes.values()];
    this.#byPath = routes;
    this.#byPage = byPage;
  }

  /** The pages of one kind, as a template paginates over them. */
  get byKey(): Readonly<Record<PageKey, readonly Route[]>> {
    return {
      ...{ home: [], contact: [], imprint: [], privacy: [], notFound: [], content: [] },
      ...Object.groupBy(this.all, ({ page }) => page.key),
    };
  }

  at(path: string): Route | undefined {
    return this.#byPath.get(path);
  }

  /** The page's path in a language, or undefined where it does not exist in it. */
  pathOf(page: SitePage, language: Language): string | undefined {
    return this.#byPage.get(page)?.get(language)?.path;
  }

  /** The same page in every language that it exists in, as hreflang and the switch need it. */
  alternates(page: SitePage): ReadonlyMap<Language, string> {
    const routes = [...(this.#byPage.get(page) ?? [])];
    return new Map(routes.map(([language, route]) => [language, route.path]));
  }

  /**
   * A path inside the site in another language: the same page where it exists, else the path
   * with its first segment swapped where that is a named route, else the path as it is. A query
   * and an anchor stay with it.
   */
  localised(address: string, language: Language): string {
    const end = address.search(/[?#]|$/);
    const path = address.slice(0, end);
    return `${this.#localisedPath(path, language)}${address.slice(end)}`;
  }

  #localisedPath(path: string, language: Language): string {
    const route = this.at(path);
    if (route) return this.pathOf(route.page, language) ?? path;
    const [first = '', ...rest] = path.slice(1).split('/');
    const swapped = swapNamedRoute(`/${first}`, language);
    return swapped === undefined ? path : [swapped, ...rest].join('/');
  }
}

/**
 * The path of a page in a language. A page without any translation does not exist in it
 * (design decision 3).
 */
function pathOf(page: SitePage, language: Language): string | undefined {
  const translation = page.translations.find((entry) => entry.language === language);
  if (!translation) return undefined;
  switch (page.key) {
    case 'home':
      return homePath(language);
    case 'notFound':
      return `${homePath(language)}404`;
    case 'content':
      return `${homePath(language)}${page.translations.find((entry) => entry.language === language)?.slug ?? ''}`;
    default:
      return namedRoutes[page.key][language];
  }
}

/** French has one legal page: the imprint with the privacy notice as its second part. */
function sharesPath(first: SitePage, second: SitePage): boolean {
  return first.key === 'imprint' && second.key === 'privacy';
}

function swapNamedRoute(path: string, language: Language): string | undefined {
  for (const paths of Object.values<Partial<Record<Language, string>>>(namedRoutes)) {
    if (languages.some((known) => paths[known] === path)) return paths[language];
  }
  return undefined;
}
