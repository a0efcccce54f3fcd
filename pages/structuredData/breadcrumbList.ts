import { plain } from '../../components/i18n/Words.tsx';
import { trailTo } from '../frame/breadcrumbs.ts';
import type { PageContext } from '../template/pageContext.ts';
import type { Thing } from './thing.ts';

/**
 * Returns the breadcrumbs of a page, for search results. A page right below the home page has none: its
 * address says the same in fewer bytes.
 */
export function breadcrumbList(context: PageContext, siteUrl: string): Thing | undefined {
  const trail = trailTo(context);
  if (trail.length < 3) return undefined;
  // Search engines ignore entries without an address, except the page itself.
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
