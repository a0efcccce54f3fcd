import { languages, type Language } from '../../locales/languages.ts';
import { ContentProblems } from '../model/problems.ts';
import type { MenuEntry } from '../kinds/menus.ts';
import type { Site } from '../model/site.ts';
import type { PageKey, SitePage } from '../model/sitePage.ts';
import { namedRoutes, privacyAnchor } from './namedRoutes.ts';
import { pageKeys } from './pageKinds.ts';
import type { Route } from './route.ts';
import { RouteTable } from './RouteTable.ts';

/** Where every page is, in every language that it exists in. */
export class Routes {
  readonly all: readonly Route[];
  /** The pages of one kind, as a template takes them. */
  readonly byKey: Readonly<Record<PageKey, readonly Route[]>>;
  readonly #byPath: ReadonlyMap<string, Route>;
  readonly #byPage: ReadonlyMap<SitePage, ReadonlyMap<Language, Route>>;
  readonly #overviewPaths: ReadonlyMap<MenuEntry['translations'], string>;

  /**
   * @param options.hasDoor whether visitors' browsers can write to the backend
   * @throws ContentProblems where two pages want the same path, or an item has no section
   */
  constructor(site: Site, options: { readonly hasDoor?: boolean } = {}) {
    const { byPath, byPage, overviewPaths, problems } = new RouteTable(site, options);
    if (problems.length > 0) throw new ContentProblems(problems);

    this.all = [...byPath.values()];
    this.byKey = {
      ...(Object.fromEntries(pageKeys.map((key) => [key, []])) as Record<PageKey, never[]>),
      ...Object.groupBy(this.all, ({ page }) => page.key),
    };
    this.#byPath = byPath;
    this.#byPage = byPage;
    this.#overviewPaths = overviewPaths;
  }

  at(path: string): Route | undefined {
    return this.#byPath.get(path);
  }

  /** Whether it is this page that is at a path. */
  isAt(path: string, page: SitePage): boolean {
    return this.at(path)?.page === page;
  }

  /** The page's path in a language, or undefined where it does not exist in it. */
  pathOf(page: SitePage, language: Language): string | undefined {
    return this.#byPage.get(page)?.get(language)?.path;
  }

  /**
   * The German path of the page that gives the overview of an entry of the primary menu: the one
   * that the entry names, or else the one that stands where its pages are.
   */
  overviewOf(entry: MenuEntry): string | undefined {
    return entry.path ?? this.#overviewPaths.get(entry.translations);
  }

  /** The same page in every language that it exists in, as hreflang and the switch need it. */
  alternates(page: SitePage): ReadonlyMap<Language, string> {
    const routes = [...(this.#byPage.get(page) ?? [])];
    return new Map(routes.map(([language, route]) => [language, route.path]));
  }

  /**
   * A path inside the site in another language: the same page where it exists, else the path
   * with its first segment swapped where that is a named route, else the path as it is. A query
   * and an anchor stay with it; a page that is a part of another brings an anchor along.
   */
  localised(address: string, language: Language): string {
    const end = address.search(/[?#]|$/);
    const path = this.#localisedPath(address.slice(0, end), language);
    const rest = address.slice(end);
    const isPart = !rest.includes('#') && this.#isPart(address.slice(0, end), path);
    return `${path}${rest}${isPart ? `#${privacyAnchor}` : ''}`;
  }

  /** Whether what a path means is a part of what is at another. */
  #isPart(path: string, at: string): boolean {
    const page = this.at(path)?.page;
    return page !== undefined && (this.at(at)?.parts.includes(page) ?? false);
  }

  #localisedPath(path: string, language: Language): string {
    const route = this.at(path);
    if (route) return this.pathOf(route.page, language) ?? path;
    const [first = '', ...rest] = path.slice(1).split('/');
    const swapped = swapNamedRoute(`/${first}`, language);
    return swapped === undefined ? path : [swapped, ...rest].join('/');
  }
}

function swapNamedRoute(path: string, language: Language): string | undefined {
  for (const paths of Object.values<Partial<Record<Language, string>>>(namedRoutes)) {
    if (languages.some((known) => paths[known] === path)) return paths[language];
  }
  return undefined;
}
