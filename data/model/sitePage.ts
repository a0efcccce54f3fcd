import type { ManufacturerPage } from './manufacturer.ts';
import type { MemberPage } from './memberPage.ts';
import type { NewsItem } from './newsItem.ts';
import type { NewsletterPage } from './newsletterPage.ts';
import type { OverviewPage } from './overviewPage.ts';
import type { Page } from './page.ts';
import type { Product } from './product.ts';
import type { CategoryPage } from './productCategory.ts';
import type { Originated } from './site.ts';

/** Everything that has an address of its own in the site. */
export type AnyPage =
  | (Page | NewsItem | OverviewPage | NewsletterPage | MemberPage)
  | (CategoryPage | Product | ManufacturerPage);

export type SitePage = Originated<AnyPage>;

export type PageKey = AnyPage['key'];
export type PageOf<Key extends PageKey> = Extract<AnyPage, { key: Key }>;
