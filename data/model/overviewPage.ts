import type { Language } from '../../locales/languages.ts';
import type { MenuEntry } from '../kinds/menus.ts';
import type { Page } from '../kinds/pages.ts';

/**
 * The page of a group of the primary menu that has none of its editor's: it is made of the menu and
 * of what its pages say of themselves, so there is no record of it.
 */
export interface OverviewPage {
  readonly key: 'overview';
  /** The group, with its entries. */
  readonly entry: MenuEntry;
  readonly translations: readonly OverviewText[];
}

/** What every page says of itself. */
type OverviewText = { readonly language: Language } & Omit<Page['translations'][number], 'slug'>;
