import type { Menu, MenuEntry, MenuSubEntry } from '../kinds/menus.ts';
import type { SitePage } from '../model/sitePage.ts';
import { entriesBelow } from './overviews.ts';
import type { Routes } from './Routes.ts';

/** The part of the site that a page belongs to, as its visitors may go on in it. */
interface SubNavigation {
  /** The entry of the primary menu that the part is below. */
  readonly parent: MenuEntry;
  /** The German path of the page that gives the overview, where there is one. */
  readonly overview: string | undefined;
  /** All others. */
  readonly entries: readonly MenuSubEntry[];
}

/**
 * The sub-navigation of a page: its neighbours in the primary menu. It has no records of its own,
 * so that an editor who moves a page in the menu has moved it here, too.
 *
 * @returns undefined for a page that is alone in its part of the menu, or in none
 */
export function subNavigationOf(
  page: SitePage,
  menus: readonly Menu[],
  routes: Routes,
): SubNavigation | undefined {
  const isHere = ({ path }: MenuSubEntry) => path !== undefined && routes.isAt(path, page);
  const primary = menus.find(({ id }) => id === 'primary')?.entries ?? [];
  const parent = primary.find((entry) => [entry, ...entriesBelow(entry)].some(isHere));
  if (!parent || entriesBelow(parent).length < 2) return undefined;
  const overview = routes.overviewOf(parent);
  return {
    parent,
    overview,
    entries: entriesBelow(parent).filter(({ path }) => path === undefined || path !== overview),
  };
}
