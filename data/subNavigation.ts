import type { Menu, MenuEntry, MenuSubEntry } from './model/menu.ts';
import type { SitePage } from './model/sitePage.ts';
import type { Routes } from './routes/routes.ts';

/** The part of the site that a page belongs to, as its visitors may go on in it. */
export interface SubNavigation {
  /** The entry of the primary menu that the part is below. */
  readonly parent: MenuEntry;
  /** The path of the page that gives the overview, where the entry names one. */
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
  const isHere = ({ path }: MenuSubEntry) => path !== undefined && routes.at(path)?.page === page;
  const primary = menus.find(({ id }) => id === 'primary')?.entries ?? [];
  const parent = primary.find((entry) => [entry, ...below(entry)].some(isHere));
  if (!parent || below(parent).length < 2) return undefined;
  const overview = parent.path;
  return {
    parent,
    overview,
    entries: below(parent).filter(({ path }) => path === undefined || path !== overview),
  };
}

function below({ sub, groups }: MenuEntry): MenuSubEntry[] {
  return [...sub, ...groups.flatMap((group) => group.sub)];
}
