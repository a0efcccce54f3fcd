import type { MemberPageKey, MemberScreenKey } from '../../contract/members/audiences.ts';
import type { Language } from '../../locales/languages.ts';
import type { Page } from '../kinds/pages.ts';

/**
 * A page of the members' area whose address is known to menus and mails. Its content is in the
 * backend and only for members, so the build has no record of it.
 */
export interface MemberPage {
  readonly key: 'member';
  readonly name: MemberPageKey | MemberScreenKey;
  readonly translations: readonly MemberPageText[];
}

/** The texts that every page has. */
type MemberPageText = { readonly language: Language } & Omit<Page['translations'][number], 'slug'>;
