import { plain } from '../../components/i18n/Words.tsx';
import type { SitemapEntry, SitemapSection } from '../../components/sitemap/SitemapPage.tsx';
import type { MenuEntry, MenuSubEntry } from '../../data/kinds/menus.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import type { Language } from '../../locales/languages.ts';
import { isFindable } from '../../data/routes/alternates.ts';
import { kindOfPage } from '../../data/routes/pageKinds.ts';
import { partNumber } from '../../data/routes/partNumber.ts';
import type { Route } from '../../data/routes/route.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';

/**
 * Returns all pages of a language once, grouped by the primary menu. Pages outside the menu are
 * listed below the page above their address, such as news below their list, or otherwise at the
 * end, by name. Sections of news come after the others, since they may be long. Products are left
 * out, since there may be thousands; their lists are included.
 */
export function sitemapSections(context: PageContext): SitemapSection[] {
  const { content, labels, language } = context;
  const pages = new RemainingPages(context);
  const primary = content.menusIn(language).find(({ id }) => id === 'primary')?.entries ?? [];
  // Menu pages first, so that they are not listed below another page.
  const fromMenu = primary.map((entry) => section(entry, pages));
  const newsLast = fromMenu.toSorted((one, other) => Number(isNews(one)) - Number(isNews(other)));
  const sections = newsLast.map(({ heading, page, groups }) => ({
    heading,
    ...(page && { href: page.path }),
    entries: [
      ...(page ? pages.takeBelow(page) : []),
      ...groups.flatMap(({ label, routes }) => {
        const entries = routes.map((route) => pages.entry(route));
        return label === undefined || entries.length === 0 ? entries : [{ label, entries }];
      }),
    ],
  }));
  // A single page without entries needs no heading.
  const alone = newsLast.flatMap(({ page }, index) =>
    page && sections[index]?.entries.length === 0 ? [pages.entry(page)] : [],
  );
  const others = byName([...alone, ...pages.takeAll()], language);
  return [
    ...sections.filter(({ entries }) => entries.length > 0),
    ...(others.length > 0 ? [{ heading: labels.label('sitemap.others'), entries: others }] : []),
  ];
}

function isNews({ page }: { readonly page: Route | undefined }): boolean {
  return page?.newsList !== undefined;
}

/** Returns entries by name, the start page first. */
function byName(entries: readonly SitemapEntry[], language: Language): SitemapEntry[] {
  const { compare } = new Intl.Collator(language);
  const rank = ({ href }: SitemapEntry) => (href === homePath(language) ? 0 : 1);
  return entries.toSorted(
    (one, other) => rank(one) - rank(other) || compare(plain(one.label), plain(other.label)),
  );
}

/** Returns a top-level menu entry with its pages that are not listed yet. */
function section(entry: MenuEntry, pages: RemainingPages) {
  const page = pages.takeOverview(entry);
  const sections = [
    { label: undefined, sub: entry.sub },
    ...entry.groups.map((group) => ({
      label: pages.nameOf(group),
      sub: group.sub,
    })),
  ];
  return {
    heading: pages.nameOf(entry),
    page,
    groups: sections.map(({ label, sub }) => ({
      label,
      routes: sub.flatMap((subEntry) => pages.take(subEntry) ?? []),
    })),
  };
}

/** The pages of a language that are not listed yet. */
class RemainingPages {
  readonly #context: PageContext;
  readonly #routes: Map<string, Route>;
  /** Pages by the addresses above them, in the same order. */
  readonly #below = new Map<string, Route[]>();

  constructor(context: PageContext) {
    this.#context = context;
    const { content, language, route: sitemapRoute } = context;
    this.#routes = new Map(
      content.routes.all
        .filter((route) => route.language === language && isFindable(route))
        .filter(({ path }) => path !== sitemapRoute.path)
        // Only the first page of a list: its other entries are listed themselves. Products are left
        // out.
        .filter((route) => partNumber(route) === 1 && kindOfPage(route.page).listed)
        // Parents first, so that they take the pages below them.
        .toSorted((one, other) => depth(one) - depth(other))
        .map((route) => [route.path, route]),
    );
    for (const route of this.#routes.values()) {
      for (const above of pathsAbove(route)) {
        const others = this.#below.get(above);
        if (others) others.push(route);
        else this.#below.set(above, [route]);
      }
    }
  }

  /** Takes the overview page of a part of the menu. */
  takeOverview(entry: MenuEntry): Route | undefined {
    const path = this.#context.content.routes.overviewOf(entry);
    return this.take({ ...entry, path });
  }

  /** Takes the target of a menu entry. A page that exists only in another language is left out. */
  take({ path }: MenuSubEntry): Route | undefined {
    // The privacy notice may be an anchor of another page.
    const address = path === undefined ? undefined : this.#context.href(path).replace(/#.*$/, '');
    const route = address === undefined ? undefined : this.#routes.get(address);
    if (route) this.#routes.delete(route.path);
    return route;
  }

  /** Returns a page with all pages below its address. */
  entry(route: Route): SitemapEntry {
    const { navigation_title, title } = translate(route.page.translations, route.language);
    return {
      label: navigation_title ?? title,
      href: route.path,
      entries: this.takeBelow(route),
    };
  }

  takeBelow({ path }: Route): SitemapEntry[] {
    // A start page is above all others, so grouping below it would mean nothing.
    return path.endsWith('/') ? [] : this.#takeEach(this.#below.get(path) ?? []);
  }

  takeAll(): SitemapEntry[] {
    return this.#takeEach(this.#routes.values());
  }

  nameOf({ translations }: Pick<MenuEntry, 'translations'>) {
    return translate(translations, this.#context.language).displayName;
  }

  /** Returns the entries of routes that no earlier entry has taken. */
  #takeEach(routes: Iterable<Route>): SitemapEntry[] {
    const entries: SitemapEntry[] = [];
    for (const route of routes) {
      if (this.#routes.delete(route.path)) entries.push(this.entry(route));
    }
    return entries;
  }
}

function pathsAbove({ path }: Route): string[] {
  const segments = path.slice(1).split('/');
  return segments.slice(1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

function depth({ path }: Route): number {
  return path.split('/').length;
}
