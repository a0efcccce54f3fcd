import type { SubNavigationProps } from '../../components/navigation/SubNavigation.tsx';
import { subNavigationOf } from '../../data/subNavigation.ts';
import { translate } from '../../data/translation.ts';
import { navigationLink } from './navigationLink.ts';
import type { PageContext } from './pageContext.ts';

/** The other pages of the part of the menu that a page is in. */
export function subNavigation(context: PageContext): SubNavigationProps | undefined {
  const { content, route, language } = context;
  const part = subNavigationOf(route.page, content.site.menus, content.routes);
  if (!part) return undefined;
  const { parent, overview, entries } = part;
  return {
    heading: translate(parent.translations, language).displayName,
    overview: overview === undefined ? undefined : navigationLink(parent, context),
    links: entries.map((entry) => navigationLink(entry, context)),
  };
}
