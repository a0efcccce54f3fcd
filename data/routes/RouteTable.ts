import { memberPath } from '../../contract/members/addresses.ts';
import { defaultLanguage, type Language } from '../../locales/languages.ts';
import { newsSections, type NewsItem, type NewsSection } from '../kinds/news.ts';
import type { MenuEntry } from '../kinds/menus.ts';
import type { Problem } from '../problems/problems.ts';
import type { KindWithPages } from '../kinds/index.ts';
import type { CategoryPage } from '../kinds/productCategories.ts';
import type { Originated, Site } from '../model/site.ts';
import type { SitePage } from '../model/sitePage.ts';
import { categoryPath, fixedCategoryPath, pagePath, pathBelow } from './addresses.ts';
import { memberPagesOf, strayMembersHomes } from './memberPages.ts';
import { namedPages, newsSectionPath } from './namedRoutes.ts';
import { newsletterPagesOf } from './newsletterPages.ts';
import { newsListPages } from './newsLists.ts';
import { entriesBelow, overviewPath, overviewsOf, type PlannedOverview } from './overviews.ts';
import {
  isListedOn,
  listsProducts,
  productListPages,
  type ProductListPage,
} from './productLists.ts';
import { reservedName } from './reservedNames.ts';
import type { Route } from './route.ts';

/** Assigns a path to each page of a site, and collects the problems. */
export class RouteTable {
  readonly byPath = new Map<string, Route>();
  readonly byPage = new Map<SitePage, Map<Language, Route>>();
  /**
   * The German paths of the overviews of first-level menu entries, by the entry's `translations` object: it
   * stays the same when the entries below it differ from language to language.
   */
  readonly overviewPaths = new Map<MenuEntry['translations'], string>();
  readonly problems: Problem[] = [];
  readonly #site: Site;

  /**
   * Places the records of each kind, in this order: a page before those below it. A kind of pages
   * without an entry does not compile.
   */
  readonly #placing: Readonly<Record<KindWithPages, () => void>> = {
    pages: () => this.#placePages(),
    news: () => this.#placeNews(),
    productCategories: () => this.#placeCategories(),
    manufacturers: () => this.#placeManufacturers(),
    products: () => this.#placeProducts(),
  };

  constructor(site: Site, { hasEndpoints = false }: { readonly hasEndpoints?: boolean } = {}) {
    this.#site = site;
    // First, so that a problem names the editor's page with the same path: its path can be changed, that
    // of a newsletter page can't.
    for (const page of hasEndpoints ? newsletterPagesOf(site) : []) {
      this.#place(page, (language) => namedPages[page.key][language]);
    }
    this.problems.push(...strayMembersHomes(site));
    for (const page of memberPagesOf(site)) {
      this.#place(page, (language) =>
        isIn(page, language) ? memberPath(page.name, language) : undefined,
      );
    }
    for (const place of Object.values(this.#placing)) place();
    for (const overview of overviewsOf(site)) this.#placeOverview(overview);
  }

  #placePages(): void {
    // The privacy notice last: in French it is a part of the imprint, which needs its route first.
    const pages = this.#site.pages.toSorted(
      (one, other) => Number(one.key === 'privacy') - Number(other.key === 'privacy'),
    );
    for (const page of pages) {
      this.#place(page, (language) => {
        const problem = reservedSlug(page, language);
        if (problem) this.problems.push(problem);
        if (problem || !isIn(page, language)) return undefined;
        return pagePath(page.key, slugOf(page, language), language);
      });
    }
  }

  #placeNews(): void {
    for (const item of this.#site.news) this.#placeBelowSection(item);
    for (const section of newsSections) this.#splitList(section);
  }

  #place(page: SitePage, pathIn: (language: Language) => string | undefined): void {
    const pageRoutes = new Map<Language, Route>();
    this.byPage.set(page, pageRoutes);
    for (const language of this.#site.languages) {
      const path = pathIn(language);
      if (path === undefined) continue;
      const taken = this.byPath.get(path);
      if (taken && !sharesPath(taken.page, page)) {
        const ownSlug = page.translations.some(
          (entry) => entry.language === language && 'slug' in entry,
        );
        this.problems.push({
          origin: page.origin,
          field: ownSlug ? `translations.${language}.slug` : 'key',
          expected: `a path of its own, but ${taken.page.origin} has ${path} already`,
        });
        // A duplicate page is one problem, in however many languages it exists.
        if (ownSlug) continue;
        return;
      }
      const route: Route = taken
        ? { ...taken, alsoHere: [...taken.alsoHere, page] }
        : { path, language, page, alsoHere: [] };
      this.byPath.set(path, route);
      pageRoutes.set(language, route);
    }
  }

  #placeBelowSection(item: Originated<NewsItem>): void {
    const sectionPath = this.#sectionPath(item.section);
    const section = this.byPath.get(sectionPath)?.page;
    this.#place(item, (language) => {
      if (!isIn(item, language)) return undefined;
      const parent = section && this.byPage.get(section)?.get(language)?.path;
      if (parent === undefined) this.problems.push(withoutSection(item, language, sectionPath));
      return pathBelow(parent, slugOf(item, language));
    });
  }

  #placeCategories(): void {
    for (const category of this.#site.productCategories) {
      this.#place(category, (language) => {
        const problem = addressProblem(category, language);
        if (problem) this.problems.push(problem);
        if (problem || !isIn(category, language)) return undefined;
        return categoryPath(category.category, slugOf(category, language), language);
      });
    }
  }

  #placeManufacturers(): void {
    const { manufacturers, pages } = this.#site;
    const brands = pages.find(({ key }) => key === 'brands');
    for (const manufacturer of manufacturers) {
      this.#placeBelow(brands, manufacturer, manufacturer.manufacturer);
    }
  }

  /** Places each product below its category, and then the parts of all lists of products. */
  #placeProducts(): void {
    const { productCategories, manufacturers, products, pages } = this.#site;
    const categories = new Map(productCategories.map((page) => [page.category, page]));
    for (const product of products) {
      this.#placeBelow(categories.get(product.category), product);
    }
    const lists: readonly SitePage[] = [...pages, ...productCategories, ...manufacturers];
    for (const page of lists) if (listsProducts(page)) this.#splitProducts(page);
  }

  /** Places a page in the languages that both pages have. */
  #placeBelow(parent: SitePage | undefined, page: SitePage, name?: string): void {
    this.#place(page, (language) => {
      if (!isIn(page, language)) return undefined;
      const above = parent && this.byPage.get(parent)?.get(language)?.path;
      return pathBelow(above, name ?? slugOf(page, language));
    });
  }

  #splitProducts(page: ProductListPage): void {
    for (const [language, route] of this.byPage.get(page) ?? []) {
      const products = this.#site.products.filter(
        (product) => isListedOn(page, product) && this.byPage.get(product)?.has(language),
      );
      for (const productList of productListPages(route.path, products)) {
        const path = productList.paths[productList.number - 1] ?? route.path;
        const taken = productList.number > 1 && this.byPath.get(path)?.page;
        if (taken) this.problems.push(pathTaken(taken, language, path, 'products'));
        const part: Route = { ...route, path, productList };
        this.byPath.set(path, part);
        if (productList.number === 1) this.byPage.get(page)?.set(language, part);
      }
    }
  }

  /** An editor's own page at the German path replaces the overview. */
  #placeOverview({ page, field }: PlannedOverview): void {
    const pathIn = (language: Language) => {
      const paths = entriesBelow(page.entry).flatMap(({ path }) => {
        const target = path === undefined ? undefined : this.byPath.get(path)?.page;
        return (target && this.byPage.get(target)?.get(language)?.path) ?? [];
      });
      return isIn(page, language) && paths.length > 0
        ? overviewPath(page, paths, language)
        : undefined;
    };
    const original = pathIn(defaultLanguage);
    if (original === undefined) return;
    const taker = this.byPath.get(original)?.page;
    if (taker?.key === 'overview') {
      this.problems.push(overviewPathTaken(taker, original, page, field));
      return;
    }
    this.overviewPaths.set(page.entry.translations, original);
    if (taker) return;
    for (const language of this.#site.languages) {
      const path = pathIn(language);
      const taken = path === undefined ? undefined : this.byPath.get(path)?.page;
      if (path !== undefined && taken) {
        this.problems.push(overviewPathTaken(taken, path, page, field));
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
        if (taken) this.problems.push(pathTaken(taken, language, path, 'news'));
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

function addressProblem(page: Originated<CategoryPage>, language: Language): Problem | undefined {
  if (!isIn(page, language) || fixedCategoryPath(page.category, language) !== undefined)
    return undefined;
  if (slugOf(page, language) !== undefined) return reservedSlug(page, language);
  return {
    origin: page.origin,
    field: `translations.${language}.slug`,
    expected: `a slug, since the website has no fixed address for ${page.category} in the language ${language}, found nothing`,
  };
}

/**
 * Only for pages and product categories: news is below the page of its section, so its slugs can't collide
 * with names at the root.
 */
function reservedSlug(page: SitePage, language: Language): Problem | undefined {
  const slug = slugOf(page, language);
  const name = slug === undefined ? undefined : reservedName(slug, language);
  if (name === undefined) return undefined;
  return {
    origin: page.origin,
    field: `translations.${language}.slug`,
    expected: `another slug, since ${name} is reserved, found ${slug ?? ''}`,
  };
}

/** Without a translation, a page does not exist in that language. */
function isIn({ translations }: SitePage, language: Language): boolean {
  return translations.some((entry) => entry.language === language);
}

function slugOf({ translations }: SitePage, language: Language): string | undefined {
  return translations.flatMap((entry) =>
    entry.language === language && 'slug' in entry ? (entry.slug ?? []) : [],
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
    expected: `a page at ${sectionPath}${isOriginal ? '' : ` in the language ${language}`}, since its items are below it`,
  };
}

function pathTaken(
  { origin }: SitePage,
  language: Language,
  path: string,
  list: 'news' | 'products',
): Problem {
  return {
    origin,
    field: `translations.${language}.slug`,
    expected: `another slug, since ${path} is a part of a list of ${list}`,
  };
}

function overviewPathTaken(
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
