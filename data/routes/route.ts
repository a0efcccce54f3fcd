import type { Language } from '../../locales/languages.ts';
import type { NewsItem } from '../kinds/news.ts';
import type { Product } from '../kinds/products.ts';
import type { Originated } from '../model/site.ts';
import type { SitePage } from '../model/sitePage.ts';

/** One page in one language, which is built to one file. */
export interface Route {
  readonly path: string;
  readonly language: Language;
  /** The page; the first one if several share the path. */
  readonly page: SitePage;
  /** Further pages at the same path, shown below the first (French imprint and privacy notice). */
  readonly alsoHere: readonly SitePage[];
  /** The news that the page lists. */
  readonly newsList?: NewsListSlice;
  /** The products that the page lists. */
  readonly productList?: ProductListSlice;
  /**
   * A pattern such as `/aktuelles/*` if the page is shown for all paths that have no page of their
   * own.
   */
  readonly matchPath?: string;
}

/** A part of the list of a section's news. */
export interface NewsListSlice {
  /** From 1. Only the first part has the path of the section. */
  readonly number: number;
  /** The paths of all parts, by their number minus 1. */
  readonly paths: readonly string[];
  /** The items of this part, newest first. */
  readonly items: readonly Originated<NewsItem>[];
  /** The years of the whole list, and the path of the part in which each begins. */
  readonly years: readonly { readonly year: string; readonly path: string }[];
}

/** A part of the product list of a category, of a manufacturer or of the whole shop. */
export interface ProductListSlice {
  /** From 1. Only the first part has the path of the page. */
  readonly number: number;
  /** The paths of all parts, by their number minus 1. */
  readonly paths: readonly string[];
  /** The products of the whole list, in the shop's order. */
  readonly all: readonly Originated<Product>[];
  /** The products of this part. */
  readonly products: readonly Originated<Product>[];
}
