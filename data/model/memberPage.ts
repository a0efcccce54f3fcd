import type { MemberPageKey, MemberScreenKey } from '../../contract/members/pages.ts';
import type { Language } from '../../locales/languages.ts';
import type { Page } from '../kinds/pages.ts';

/**
 * A page of the members' area with an address that menus and mails know. What stands on it is in the
 * backend, for members alone, so there is no record of it here.
 */
export interface MemberPage {
  readonly key: 'member';
  readonly name: MemberPageKey | MemberScreenKey;
  readonly translations: readonly MemberPageText[];
}

/** What every page says of itself. */
type MemberPageText = { readonly language: Language } & Omit<Page['translations'][number], 'slug'>;
