import { memberPath } from '../../contract/addresses/memberPaths.ts';
import { notFoundName } from '../../contract/addresses/notFound.ts';
import { defaultLanguage, type Language } from '../../locales/languages.ts';
import { newsSections, type NewsItem, type NewsSection } from '../model/newsItem.ts';
import type { MenuEntry } from '../model/menu.ts';
import type { Problem } from '../model/problems.ts';
import type { Originated, Site } from '../model/site.ts';
import type { SitePage } from '../model/sitePage.ts';
import { memberPagesOf, strayMembersHomes } from './memberPages.ts';
import { homePath, namedRoutes, newsSectionPath, offlinePath } from './namedRoutes.ts';
import { newsletterPagesOf } from './newsletterPages.ts';
import { newsListPages } from './newsLists.ts';
import { entriesBelow, overviewPath, overviewsOf, type PlannedOverview } from './overviews.ts';
import { reservedName } from './reservedNames.ts';
import type { Route } from './route.ts';

/** Lays out all pages of a site, and notes what can't be laid out. */
export class RouteTable {
  readonly byPath = new Map<string, Route>();
  readonly byPage = new Map<SitePage, Map<Language, Route>>();
  /** The German addresses of the pages that give the overview of a group of the menu. */
  readonly overviewPaths = new Map<MenuEntry, string>();
  readonly problems: Problem[] = [];
  readonly #site: Site;

  constructor(site: Site, { hasDoor = false }: { readonly hasDoor?: boolean } = {}) {
    this.#site = site;
    // Before those of editors, who alone can choose another path.
    for (const page of hasDoor ? newsletterPagesOf(site) : []) {
      this.#place(page, (language) => namedRoutes[page.key][language]);
    }
    this.problems.push(...strayMembersHomes(site));
    for (const page of memberPagesOf(site)) {
      const isThere = (language: Language) =>
        page.translations.some((entry) => entry.language === language);
      this.#place(page, (language) =>
        isThere(language) ? memberPath(page.name, language) : undefined,
      );
    }
    // A page that may stand below another comes after it.
    const pages = site.pages.toSorted(
      (one, other) => Number(one.key === 'privacy') - Number(other.key === 'privacy'),
    );
    for (const page of pages) {
      this.#place(page, (language) => {
        const problem = reservedSlug(page, language);
        if (problem) this.problems.push(problem);
        return problem ? undefined : pathOf(page, language);
      });
    }
    for (const item of site.news) this.#placeBelowSection(item);
    for (const section of newsSections) this.#splitList(section);
    for (const overview of overviewsOf(site)) this.#placeOverview(overview);
  }

  #place(page: SitePage, pathIn: (language: Language) => string | undefined): void {
    const pageRoutes = new Map<Language, Route>();
    this.byPage.set(page, pageRoutes);
    for (const language of this.#site.languages) {
      const path = pathIn(language);
      if (path === undefined) continue;
      const taken = this.byPath.get(path);
      if (taken && !sharesPath(taken.page, page)) {
        const ownSlug = page.translations.some((entry) => 'slug' in entry);
        this.problems.push({
          origin: page.origin,
          field: ownSlug ? `translations.${language}.slug` : 'key',
          expected: `a path of its own, but ${taken.page.origin} has ${path} already`,
        });
        // One page too many is one problem, in however many languages it exists.
        if (ownSlug) continue;
        return;
      }
      const route: Route = taken
        ? { ...taken, parts: [...taken.parts, page] }
        : { path, language, page, parts: [] };
      this.byPath.set(path, route);
      pageRoutes.set(language, route);
    }
  }

  #placeBelowSection(item: Originated<NewsItem>): void {
    const sectionPath = this.#sectionPath(item.section);
    const section = this.byPath.get(sectionPath)?.page;
    this.#place(item, (language) => {
      const { slug } = item.translations.find((entry) => entry.language === language) ?? {};
      if (slug === undefined) return undefined;
      const parent = section && this.byPage.get(section)?.get(language)?.path;
      if (parent === undefined) this.problems.push(withoutSection(item, language, sectionPath));
      return parent === undefined ? undefined : `${parent}/${slug}`;
    });
  }

  /** An editor's own page at the German address takes the place of the overview. */
  #placeOverview({ page, field }: PlannedOverview): void {
    const pathIn = (language: Language) => {
      const paths = entriesBelow(page.entry).flatMap(({ path }) => {
        const target = path === undefined ? undefined : this.byPath.get(path)?.page;
        return (target && this.byPage.get(target)?.get(language)?.path) ?? [];
      });
      const isThere = page.translations.some((entry) => entry.language === language);
      return isThere && paths.length > 0 ? overviewPath(page, paths, language) : undefined;
    };
    const original = pathIn(defaultLanguage);
    if (original === undefined) return;
    const taker = this.byPath.get(original)?.page;
    if (taker?.key === 'overview') {
      this.problems.push(inTheWayOfOverview(taker, original, page, field));
      return;
    }
    this.overviewPaths.set(page.entry, original);
    if (taker) return;
    for (const language of this.#site.languages) {
      const path = pathIn(language);
      const taken = path === undefined ? undefined : this.byPath.get(path)?.page;
      if (path !== undefined && taken) {
        this.problems.push(inTheWayOfOverview(taken, path, page, field));
        return;
      }
    }
    this.#place(page, pathIn);
  }

  #splitList(section: NewsSection): void {
    const page = this.byPath.get(this.#sectionPath(section))?.page;
    for (const [language, route] of (page && this.byPage.get(page)) ?? []) {
      const items = this.#site.news.filter(
        (item) => item.section === section && this.byPage.get(item)?.has(language),
      );
      for (const newsList of newsListPages(route.path, items)) {
        const path = newsList.paths[newsList.number - 1] ?? route.path;
        const taken = newsList.number > 1 && this.byPath.get(path)?.page;
        if (taken) this.problems.push(inTheWay(taken, language, path));
        const part: Route = { ...route, path, newsList };
        this.byPath.set(path, part);
        if (newsList.number === 1 && page) this.byPage.get(page)?.set(language, part);
      }
    }
  }

  #sectionPath(section: NewsSection): string {
    return newsSectionPath(section, this.#site.project.name);
  }
}

/**
 * The path of a page in a language. A page without any translation does not exist in it
 * (design decision 3).
 */
function pathOf(
  page: Exclude<SitePage, { key: 'news' | 'overview' | 'member' }>,
  language: Language,
): string | undefined {
  const translation = page.translations.find((entry) => entry.language === language);
  if (!translation) return undefined;
  switch (page.key) {
    case 'home':
      return homePath(language);
    case 'notFound':
      return `${homePath(language)}${notFoundName}`;
    case 'offline':
      return offlinePath(language);
    case 'content':
    case 'legal':
    case 'accessibility':
      return `${homePath(language)}${slugOf(page, language) ?? ''}`;
    default:
      return namedRoutes[page.key][language];
  }
}

/** News stand below the page of their section, so only slugs of pages meet what is at the root. */
function reservedSlug(page: SitePage, language: Language): Problem | undefined {
  const slug = slugOf(page, language);
  const name = slug === undefined ? undefined : reservedName(slug, language);
  if (name === undefined) return undefined;
  return {
    origin: page.origin,
    field: `translations.${language}.slug`,
    expected: `another slug, since ${name} is a name of the website's own, found ${slug ?? ''}`,
  };
}

function slugOf({ translations }: SitePage, language: Language): string | undefined {
  return translations.flatMap((entry) =>
    entry.language === language && 'slug' in entry ? [entry.slug] : [],
  )[0];
}

function withoutSection(
  { origin }: { readonly origin: string },
  language: Language,
  sectionPath: string,
): Problem {
  const isOriginal = language === defaultLanguage;
  return {
    origin,
    field: isOriginal ? 'section' : `translations.${language}`,
    expected: `a page ${sectionPath}${isOriginal ? '' : ` in the language ${language}`}, below which its items stand`,
  };
}

function inTheWay({ origin }: SitePage, language: Language, path: string): Problem {
  return {
    origin,
    field: `translations.${language}.slug`,
    expected: `another slug, since ${path} is a part of a list of news`,
  };
}

function inTheWayOfOverview(
  taken: SitePage,
  path: string,
  { origin, translations }: SitePage,
  field: string,
): Problem {
  const group = translations.find(({ language }) => language === defaultLanguage)?.title ?? '';
  const other = taken.key === 'overview' ? 'the overview of another group' : taken.origin;
  return {
    origin,
    field,
    expected: `the path of a page, since the overview of ${group} would be at ${path}, where ${other} is`,
  };
}

/** French has one legal page: the imprint with the privacy notice as its second part. */
function sharesPath(first: SitePage, second: SitePage): boolean {
  return first.key === 'imprint' && second.key === 'privacy';
}
