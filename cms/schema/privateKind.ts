import type { KindForm } from './kindForm.ts';

/** A kind that the build does not read, because it is not public. */
export interface PrivateKind extends KindForm {
  /**
   * The readers, in addition to administrators and those who write it. Collections for
   * administrators only are hidden from the navigation.
   */
  readonly readers: 'members' | 'membersEditors' | 'editors' | 'inbox' | 'administrators';
  /**
   * True if visitors (extensions/collegium-forms) or members send the items, and nobody else
   * creates any.
   */
  readonly received?: true;
  /** True if items are drafts until they are published. */
  readonly workflow?: true;
}
