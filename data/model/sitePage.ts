import type { ManufacturerPage } from '../kinds/manufacturers.ts';
import type { MemberPage } from './memberPage.ts';
import type { NewsItem } from '../kinds/news.ts';
import type { NewsletterPage } from './newsletterPage.ts';
import type { OverviewPage } from './overviewPage.ts';
import type { Page } from '../kinds/pages.ts';
import type { Product } from '../kinds/products.ts';
import type { CategoryPage } from '../kinds/productCategories.ts';
import type { Originated } from './site.ts';

/** Everything in the site that has its own address. */
export type AnyPage =
  | (Page | NewsItem | OverviewPage | NewsletterPage | MemberPage)
  | (CategoryPage | Product | ManufacturerPage);

export type SitePage = Originated<AnyPage>;

export type PageKey = AnyPage['key'];
export type PageOf<Key extends PageKey> = Extract<AnyPage, { key: Key }>;
