import type { retentionSettings } from '../../data/kinds/retention.ts';
import type { KindForm } from './kindForm.ts';

/** A kind that the build does not read, because it is not public. */
export type PrivateKind = KindForm & {
  /**
   * The people with access, in addition to administrators (cms/access/rights/content.ts). `editors`,
   * `membersEditors` and `inbox` read and write the items. With `members`, members read the
   * published ones, and members' editors write. Collections for administrators only are hidden from
   * the navigation.
   */
  readonly readers: 'members' | 'membersEditors' | 'editors' | 'inbox' | 'administrators';
  /** True if items are drafts until they are published. */
  readonly workflow?: true;
} & (
    | {
        /**
         * Visitors (extensions/collegium/forms) or members send the items. Of the staff, only
         * administrators may create any.
         */
        readonly received: true;
        readonly personal: PersonalData;
      }
    | { readonly received?: undefined; readonly personal?: PersonalData }
  );

/**
 * Whose data the items are, and how long they are kept. From this, extensions/collegium/forms finds
 * and deletes a person's data, deletes old items each day, and deletes the traces of deleted items.
 */
export interface PersonalData {
  /**
   * Whose data an item is: the person with the e-mail address in this field, the account that a
   * field refers to, or several people. An item about several is deleted with each of them.
   */
  readonly of: { readonly address: string } | 'account' | 'several';
  /** An item is deleted when one of the periods has passed. */
  readonly kept: readonly [Period, ...Period[]];
}

export interface Period {
  /** A setting of the project, or a number of days. */
  readonly for: (typeof retentionSettings)[number] | { readonly days: number };
  /** The field with the time from which the period counts. */
  readonly since: string;
  /** Only items in this state. */
  readonly state?: string;
}
