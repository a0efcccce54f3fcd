import type { NavigationLink } from '../../components/navigation/navigationEntry.ts';
import type { SubNavigationProps } from '../../components/navigation/SubNavigation.tsx';
import type { MenuSubEntry } from '../../data/kinds/menus.ts';
import { subNavigationOf } from '../../data/routes/subNavigation.ts';
import { translate } from '../../data/texts/translation.ts';
import { navigationLink } from './navigationLink.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The other pages of the part of the menu that a page is in. */
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

/** It is above all the others in the part, so to be in the part marks it no more than them. */
function overviewLink(entry: MenuSubEntry, context: PageContext): NavigationLink {
  const { current, ...link } = navigationLink(entry, context);
  return current === 'page' ? { ...link, current } : link;
}
