import type { MenuSubEntry } from '../kinds/menus.ts';
import type { Site } from '../model/site.ts';
import { movedPathBy } from './movedPath.ts';

/**
 * Returns the site with menus, tiles and organisations that lead to the new address of a renamed page.
 * Records name a page by its path, so without this, each rename would break them, and the build. A
 * redirect never hides a page: a path with a redirect is the old address of a page.
 */
export function withMovedPaths(site: Site): Site {
  if (site.redirects.length === 0) return site;
  const moved = movedPathBy(site.redirects);
  const follow = <Entry extends Pick<MenuSubEntry, 'path'>>(entry: Entry): Entry =>
    entry.path === undefined ? entry : { ...entry, path: moved(entry.path) };

  return {
    ...site,
    menus: site.menus.map((menu) => ({
      ...menu,
      entries: menu.entries.map((entry) => ({
        ...follow(entry),
        sub: entry.sub.map(follow),
        groups: entry.groups.map((group) => ({ ...group, sub: group.sub.map(follow) })),
      })),
    })),
    pages: site.pages.map((page) =>
      page.key === 'home'
        ? { ...page, topics: page.topics.map(follow), actions: page.actions.map(follow) }
        : page,
    ),
    organisations: site.organisations.map((organisation) => {
      const [, path, rest = ''] = /^(\/[^?#]*)(.*)$/.exec(organisation.link ?? '') ?? [];
      return path === undefined ? organisation : { ...organisation, link: moved(path) + rest };
    }),
  };
}
