import type { Language } from '../../locales/languages.ts';
import type { NewsItem } from '../kinds/news.ts';
import type { Product } from '../kinds/products.ts';
import type { Originated } from '../model/site.ts';
import type { SitePage } from '../model/sitePage.ts';

/** One page in one language: what is built to one file. */
export interface Route {
  readonly path: string;
  readonly language: Language;
  /** The page, first of those that share the path. */
  readonly page: SitePage;
  /** Pages that are shown on the same path, below the first (French imprint and privacy). */
  readonly parts: readonly SitePage[];
  /** The news that the page lists. */
  readonly newsList?: NewsListSlice;
  /** The products that the page lists. */
  readonly productList?: ProductListSlice;
  /** Where it stands in for whatever is at no address of its own, such as `/aktuelles/*`. */
  readonly matchPath?: string;
}

/** A part of the list of a section's news. */
export interface NewsListSlice {
  /** From 1 up; only the first has the address of the section. */
  readonly number: number;
  /** The addresses of all parts, by their number less 1. */
  readonly paths: readonly string[];
  /** The items of this part, the newest first. */
  readonly items: readonly Originated<NewsItem>[];
  /** Every year of the whole list, and the part in which it begins. */
  readonly years: readonly { readonly year: string; readonly path: string }[];
}

/** A part of the list of products of a category, of a manufacturer or of all. */
export interface ProductListSlice {
  /** From 1 up; only the first has the address of the page. */
  readonly number: number;
  /** The addresses of all parts, by their number less 1. */
  readonly paths: readonly string[];
  /** Those of the whole list, in the shop's order. */
  readonly all: readonly Originated<Product>[];
  /** Those of this part. */
  readonly products: readonly Originated<Product>[];
}
