import { categoryPages } from '../../locales/languages.ts';
import type { MenuEntry, MenuSubEntry } from '../kinds/menus.ts';
import type { Product } from '../kinds/products.ts';
import type { Site } from '../model/site.ts';

/**
 * If the project wants it, removes categories without products from the menus. Their pages stay,
 * since search engines and bookmarks link to them; they say that there are no products.
 */
export function withoutEmptyCategories(site: Site): Site {
  const menus = filledMenus(site, site.products);
  return menus === site.menus ? site : { ...site, menus };
}

/**
 * The menus in one language, in which some categories may have no product.
 *
 * @param products the products that have a page in the language
 */
export function filledMenus(
  { project, productCategories, menus }: Site,
  products: readonly Product[],
): Site['menus'] {
  if (!project.config.catalogue.hide_empty_categories) return menus;
  const filled = new Set(products.map(({ category }) => category));
  const empty = productCategories.filter(({ category }) => !filled.has(category));
  if (empty.length === 0) return menus;
  const paths = new Set(empty.map(({ category }) => categoryPages[category].de));
  return menus.map((menu) => ({
    ...menu,
    entries: menu.entries.flatMap((entry) => without(paths, entry)),
  }));
}

/** Removes the paths of empty categories from an entry, and the entry itself if nothing is left of it. */
function without(paths: ReadonlySet<string>, entry: MenuEntry): MenuEntry[] {
  const stays = ({ path }: MenuSubEntry) => path === undefined || !paths.has(path);
  const sub = entry.sub.filter(stays);
  const groups = entry.groups
    .map((group) => ({ ...group, sub: group.sub.filter(stays) }))
    .filter((group) => group.sub.length > 0);
  const held = entry.sub.length + entry.groups.length > 0;
  const isEmptied = held && sub.length + groups.length === 0;
  if (!stays(entry)) {
    return isEmptied || !held ? [] : [{ ...entry, path: undefined, sub, groups }];
  }
  return isEmptied && entry.path === undefined ? [] : [{ ...entry, sub, groups }];
}
