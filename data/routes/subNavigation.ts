import type { Menu, MenuEntry, MenuSubEntry } from '../kinds/menus.ts';
import type { SitePage } from '../model/sitePage.ts';
import { entriesBelow } from './overviews.ts';
import type { Routes } from './Routes.ts';

/** The part of the site that a page belongs to. */
interface SubNavigation {
  /** The primary menu's entry above the part. */
  readonly parent: MenuEntry;
  /** The German path of the overview, if there is one. */
  readonly overview: string | undefined;
  /** The other entries. */
  readonly entries: readonly MenuSubEntry[];
}

/**
 * The sub-navigation of a page: its neighbours in the primary menu. It has no records of its own,
 * so that moving a page in the menu also moves it here.
 *
 * @returns undefined for the only page of its part of the menu, or a page in no menu
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
