import type { Language } from '../../locales/languages.ts';
import type { MenuEntry } from '../kinds/menus.ts';
import type { Page } from '../kinds/pages.ts';

/**
 * The overview page of a group in the primary menu, for groups without a page by an editor. It is
 * built from the menu and the texts of the pages in it, so there is no record of it.
 */
export interface OverviewPage {
  readonly key: 'overview';
  /** The group, with its entries. */
  readonly entry: MenuEntry;
  readonly translations: readonly OverviewText[];
}

/** The texts that every page has. */
type OverviewText = { readonly language: Language } & Omit<Page['translations'][number], 'slug'>;
