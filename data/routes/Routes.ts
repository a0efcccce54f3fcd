import { categoryPages, languages, namedPages, type Language } from '../../locales/languages.ts';
import { ContentProblems } from '../problems/problems.ts';
import type { MenuEntry } from '../kinds/menus.ts';
import type { Site } from '../model/site.ts';
import type { PageKey, SitePage } from '../model/sitePage.ts';
import { privacyAnchor } from './namedRoutes.ts';
import { pageKeys } from './pageKinds.ts';
import type { Route } from './route.ts';
import { RouteTable } from './RouteTable.ts';

/** The paths of all pages in all their languages. */
export class Routes {
  readonly all: readonly Route[];
  /** The pages of each kind, for its template. */
  readonly byKey: Readonly<Record<PageKey, readonly Route[]>>;
  readonly #byPath: ReadonlyMap<string, Route>;
  readonly #byPage: ReadonlyMap<SitePage, ReadonlyMap<Language, Route>>;
  readonly #overviewPaths: ReadonlyMap<MenuEntry['translations'], string>;

  /**
   * @param options.hasEndpoints whether visitors' browsers can write to the backend
   * @throws ContentProblems if two pages want the same path, a slug is reserved, or a news item's section
   * has no page
   */
  constructor(site: Site, options: { readonly hasEndpoints?: boolean } = {}) {
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

  /** True if this page is at the path. */
  isAt(path: string, page: SitePage): boolean {
    return this.at(path)?.page === page;
  }

  /** The page's path in a language. Undefined if it does not exist in it. */
  pathOf(page: SitePage, language: Language): string | undefined {
    return this.#byPage.get(page)?.get(language)?.path;
  }

  /**
   * The German path of the overview of a primary menu entry: the path that the entry names, or else
   * that of the generated overview.
   */
  overviewOf(entry: MenuEntry): string | undefined {
    return entry.path ?? this.#overviewPaths.get(entry.translations);
  }

  /** The paths of a page in all of its languages, for hreflang and the language switch. */
  alternates(page: SitePage): ReadonlyMap<Language, string> {
    const routes = [...(this.#byPage.get(page) ?? [])];
    return new Map(routes.map(([language, route]) => [language, route.path]));
  }

  /**
   * A path inside the site in another language: that of the same page if it exists; otherwise the
   * path with its first segment translated if that is a named route; otherwise the same path. Query
   * and anchor are kept. A page that is a part of another gets its anchor.
   */
  localised(address: string, language: Language): string {
    const end = address.search(/[?#]|$/);
    const path = this.#localisedPath(address.slice(0, end), language);
    const rest = address.slice(end);
    const isPart = !rest.includes('#') && this.#isPart(address.slice(0, end), path);
    return `${path}${rest}${isPart ? `#${privacyAnchor}` : ''}`;
  }

  /** True if the page of a path is a part of the page at another path. */
  #isPart(path: string, at: string): boolean {
    const page = this.at(path)?.page;
    return page !== undefined && (this.at(at)?.alsoHere.includes(page) ?? false);
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
  const fixed: readonly Partial<Record<Language, string>>[] = [
    ...Object.values(namedPages),
    ...Object.values(categoryPages),
  ];
  for (const paths of fixed) {
    if (languages.some((known) => paths[known] === path)) return paths[language];
  }
  return undefined;
}
