import type { NavigationLink } from '../../components/navigation/navigationEntry.ts';
import type { SubNavigationProps } from '../../components/navigation/SubNavigation.tsx';
import type { MenuSubEntry } from '../../data/kinds/menus.ts';
import { subNavigationOf } from '../../data/routes/subNavigation.ts';
import { translate } from '../../data/texts/translation.ts';
import { navigationLink } from './navigationLink.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the other pages in the page's part of the menu. */
export function subNavigationProps(context: PageContext): SubNavigationProps | undefined {
  const { content, route, language } = context;
  const part = subNavigationOf(route.page, content.menusIn(language), content.routes);
  if (!part) return undefined;
  const { parent, overview, entries } = part;
  return {
    heading: translate(parent.translations, language).displayName,
    overview:
      overview === undefined ? undefined : overviewLink({ ...parent, path: overview }, context),
    links: entries.map((entry) => navigationLink(entry, context)),
  };
}

/**
 * The overview is above all pages of its part by address, so it is only marked as the page itself,
 * not as a parent.
 */
function overviewLink(entry: MenuSubEntry, context: PageContext): NavigationLink {
  const { current, ...link } = navigationLink(entry, context);
  return current === 'page' ? { ...link, current } : link;
}
