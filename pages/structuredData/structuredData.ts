import { isFindable } from '../../data/routes/alternates.ts';
import type { PageContext } from '../template/pageContext.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { newsArticle } from './newsArticle.ts';
import { organization } from './organization.ts';
import { productThing } from './productThing.ts';
import type { Thing } from './thing.ts';
import { webSite } from './webSite.ts';

/** Returns the structured data (schema.org) of a page. */
export function structuredData(context: PageContext, siteUrl: string): Thing[] {
  const { page, route } = context;
  if (!isFindable(route)) return [];
  return [
    ...(page.key === 'home' || page.key === 'contact' ? [organization(context, siteUrl)] : []),
    ...(page.key === 'home' ? [webSite(context, siteUrl)] : []),
    ...(page.key === 'news' ? [newsArticle(page, context, siteUrl)] : []),
    ...(page.key === 'product' ? [productThing(page, context, siteUrl)] : []),
    ...(page.key === 'home' ? [] : [breadcrumbList(context, siteUrl)]),
  ];
}
