import { defaultLanguage } from '../../locales/languages.ts';
import type { ImportReport } from './ImportReport.ts';
import { plainText } from './plainText.ts';
import type { ExportedItem } from './readExport.ts';

/** An entry of a menu, or a page in a website without menus. */
interface Entry {
  readonly id: string;
  readonly parent: string;
  readonly position: number;
  readonly label: string;
  /** Undefined if it leads nowhere here. */
  readonly path: string | undefined;
}

/** The new pages, as a menu needs them. */
export interface MenuTargets {
  /** The new path of a record, by its id. */
  pathOf(id: string): string | undefined;
  /** The new path of an address. */
  pathAt(address: string): string | undefined;
  titleOf(id: string): string | undefined;
}

/**
 * Returns the entries of the primary menu, as `menus.json` has them. Exports do not say which menu is at the
 * top, so it is the one whose name says so, or else the one that leads to most pages. A website without menus
 * shows its pages there.
 */
export function importedMenu(
  items: readonly ExportedItem[],
  targets: MenuTargets,
  report: ImportReport,
): readonly object[] {
  const menus = Map.groupBy(
    items.filter(({ type, status }) => type === 'nav_menu_item' && status === 'publish'),
    ({ menu }) => menu,
  );
  const rank = ([name, entries]: readonly [string, readonly ExportedItem[]]) =>
    (isPrimary(name) ? 1_000_000 : 0) + entries.filter((item) => pathOf(item, targets)).length;
  const [first, ...others] = [...menus].toSorted((one, other) => rank(other) - rank(one));
  const [taken, menuItems] = first ?? ['', []];
  for (const [name, { length }] of others) {
    report.add('Menus', `"${name}" with ${length} entries was left out: "${taken}" was taken.`);
  }
  const entries = first
    ? menuItems.map((item) => menuEntry(item, targets, report))
    : items.filter(({ type }) => type === 'page').map((item) => pageEntry(item, targets));
  const tree = treeOf(entries);
  return below(top, tree).flatMap((entry) => topEntry(entry, tree));
}

function isPrimary(name: string): boolean {
  return /haupt|main|primary|principal|header|top/i.test(name);
}

function pageEntry({ id, parent, position }: ExportedItem, targets: MenuTargets): Entry {
  const path = targets.pathOf(id);
  return { id, parent, position, path, label: targets.titleOf(id) ?? '' };
}

function menuEntry(item: ExportedItem, targets: MenuTargets, report: ImportReport): Entry {
  const { id, position } = item;
  const path = pathOf(item, targets);
  const label = plainText(item.title) || targets.titleOf(valueOf(item, 'object_id')) || '';
  const address = valueOf(item, 'url');
  if (path === undefined && address !== '#') {
    const target = address || `${valueOf(item, 'object')} ${valueOf(item, 'object_id')}`;
    report.add('Menus', `"${label || id}" was left out: ${target} is no page of this website.`);
  }
  return {
    id,
    parent: valueOf(item, 'menu_item_parent') || '0',
    position,
    label,
    path,
  };
}

function pathOf(item: ExportedItem, targets: MenuTargets): string | undefined {
  return valueOf(item, 'type') === 'post_type'
    ? targets.pathOf(valueOf(item, 'object_id'))
    : targets.pathAt(valueOf(item, 'url'));
}

function valueOf({ meta }: ExportedItem, key: string): string {
  return meta.get(`_menu_item_${key}`)?.trim() ?? '';
}

/** The entries below each entry, by its id. */
type Tree = ReadonlyMap<string, readonly Entry[]>;

/** In a broken export, entries share an id, so that one of them may be below itself. Each id counts once. */
function treeOf(entries: readonly Entry[]): Tree {
  const byId = new Map(
    entries.filter(({ id, label }) => id !== top && label !== '').map((entry) => [entry.id, entry]),
  );
  return Map.groupBy(byId.values(), ({ parent }) => parent);
}

/** The id that WordPress writes as the parent of entries at the top. */
const top = '0';

function below(parent: string, tree: Tree): Entry[] {
  return (tree.get(parent) ?? []).toSorted((one, other) => one.position - other.position);
}

/** An entry with entries below it. Menus have three levels here, of which the second has no links. */
function topEntry(entry: Entry, tree: Tree): object[] {
  const inside = below(entry.id, tree);
  const isDeep = (inner: Entry) => leavesBelow(inner, tree).length > 0;
  const sub = inside.filter((inner) => !isDeep(inner)).flatMap(link);
  const groups = inside.filter(isDeep).map((inner) => ({
    ...labelled(inner),
    sub: [...link(inner), ...leavesBelow(inner, tree)],
  }));
  if (entry.path === undefined && sub.length + groups.length === 0) return [];
  return [
    {
      ...(entry.path !== undefined && { path: entry.path }),
      ...labelled(entry),
      ...(sub.length > 0 && { sub }),
      ...(groups.length > 0 && { groups }),
    },
  ];
}

/** @param levels how many of them are read: menus of real websites have five at most */
function leavesBelow(entry: Entry, tree: Tree, levels = 20): object[] {
  if (levels === 0) return [];
  return below(entry.id, tree).flatMap((inner) => [
    ...link(inner),
    ...leavesBelow(inner, tree, levels - 1),
  ]);
}

function link(entry: Entry): object[] {
  return entry.path === undefined ? [] : [{ path: entry.path, ...labelled(entry) }];
}

function labelled({ label }: Entry) {
  return { translations: [{ language: defaultLanguage, displayName: label }] };
}
