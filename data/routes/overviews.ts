import slugify from '@sindresorhus/slugify';
import type { Language } from '../../locales/languages.ts';
import { longestSlug } from '../fields/longestSlug.ts';
import type { MenuEntry, MenuSubEntry } from '../kinds/menus.ts';
import type { OverviewPage } from '../model/overviewPage.ts';
import type { Originated, Site } from '../model/site.ts';
import { translate } from '../texts/translation.ts';
import { homePath } from './namedRoutes.ts';

/** The overview of a first-level menu entry, and the entry's field in the menus' record. */
export interface PlannedOverview {
  readonly page: Originated<OverviewPage>;
  readonly field: string;
}

/** The entries below a menu entry: its own and those of its groups. */
export function entriesBelow({ sub, groups }: MenuEntry): MenuSubEntry[] {
  return [...sub, ...groups.flatMap((group) => group.sub)];
}

/**
 * An overview for each first-level entry of the primary menu that has several pages below it and no path of
 * its own.
 */
export function overviewsOf({ menus }: Pick<Site, 'menus'>): PlannedOverview[] {
  const primary = menus.find(({ id }) => id === 'primary');
  return (primary?.entries ?? []).flatMap((entry, index) => {
    if (!primary || entry.path !== undefined || entriesBelow(entry).length < 2) return [];
    const { origin } = primary;
    return [{ page: { ...overviewOf(entry), origin }, field: `entries.${index}.path` }];
  });
}

function overviewOf(entry: MenuEntry): OverviewPage {
  return {
    key: 'overview',
    entry,
    translations: entry.translations.map(({ language, displayName }) => ({
      language,
      title: displayName,
      description: `${displayName}: ${listed(entry, language)}`,
      navigation_title: undefined,
      keywords: undefined,
      lead: undefined,
      body: undefined,
    })),
  };
}

/** The names of the group's pages, for the description. */
function listed(entry: MenuEntry, language: Language): string {
  const names = entriesBelow(entry).map(({ translations }) => {
    const { displayName } = translate(translations, language);
    return typeof displayName === 'string' ? displayName : displayName.text;
  });
  return new Intl.ListFormat(language).format(names);
}

type Named = Pick<OverviewPage['translations'][number], 'language' | 'title'>;

/**
 * The path of an overview: the folder that contains most of its pages or, without one, the group's
 * name.
 *
 * @param paths of its pages in that language, in the order of the menu
 */
export function overviewPath(
  { translations }: { readonly translations: readonly Named[] },
  paths: readonly string[],
  language: Language,
): string {
  const home = homePath(language);
  const folders = paths.flatMap((path) => {
    const below = path.startsWith(home) ? path.slice(home.length).split('/') : [];
    return below.length > 1 ? below.slice(0, 1) : [];
  });
  const counts = Map.groupBy(folders, (folder) => folder);
  // If several folders have as many pages, the first in the menu.
  const [mostFrequent] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  const title = translations.find((entry) => entry.language === language)?.title ?? '';
  return `${home}${mostFrequent?.[0] ?? slugify(title).slice(0, longestSlug)}`;
}
