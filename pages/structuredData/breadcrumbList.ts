import { plain } from '../../components/i18n/Words.tsx';
import type { PageContext } from '../template/pageContext.ts';
import type { Thing } from './thing.ts';

/** Where a page stands in the site, for the line above its title in search results. */
export function breadcrumbList(context: PageContext, siteUrl: string): Thing {
  const trail = context.trail();
  // A step without a page of its own means nothing to a search engine, unless it is the page itself.
  const steps = trail.filter(({ href }, index) => href !== undefined || index === trail.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plain(label),
      item: href && `${siteUrl}${href}`,
    })),
  };
}
