import type { NewsItem } from '../../data/kinds/news.ts';
import type { Product } from '../../data/kinds/products.ts';
import { isFindable } from '../../data/routes/alternates.ts';
import { kindOfPage, type StructuredDataType } from '../../data/routes/pageKinds.ts';
import type { PageContext } from '../template/pageContext.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { newsArticle } from './newsArticle.ts';
import { organization } from './organization.ts';
import { productThing } from './productThing.ts';
import type { Thing } from './thing.ts';
import { webSite } from './webSite.ts';

/** The structured data of a page for search engines: the types that its kind names (pageKinds.ts). */
export function structuredData(context: PageContext, siteUrl: string): Thing[] {
  if (!isFindable(context.route)) return [];
  return kindOfPage(context.page).structuredData.flatMap(
    (type) => things[type](context, siteUrl) ?? [],
  );
}

const things: Readonly<
  Record<StructuredDataType, (context: PageContext, siteUrl: string) => Thing | undefined>
> = {
  Organization: organization,
  WebSite: webSite,
  // Only news and products name these types.
  NewsArticle: (context, siteUrl) => newsArticle(context.page as NewsItem, context, siteUrl),
  Product: (context, siteUrl) => productThing(context.page as Product, context, siteUrl),
  BreadcrumbList: breadcrumbList,
};
