import type { Field } from '../../data/fields/forms.ts';
import type { Words } from '../../data/fields/words.ts';
import type { KindForm } from '../schema/kindForm.ts';
import type { PrivateKind } from '../schema/privateKind.ts';

/** The wanted state of a collection in Directus. */
export interface Collection {
  readonly name: string;
  readonly label: Words;
  readonly note?: Words;
  readonly icon: string;
  readonly group: string | null;
  readonly sort: number;
  readonly singleton: boolean;
  readonly hidden: boolean;
  readonly template?: string;
  readonly sortField?: string;
  readonly workflow: boolean;
  /** The main collection, if the items of this one are translations or parts of its items. */
  readonly partOf?: string;
  /** The people who read its items. Those of the staff also write them (cms/access/rights/content.ts). */
  readonly readers: 'everybody' | PrivateKind['readers'];
  /** Visitors or members send its items. Of the staff, only administrators may create any. */
  readonly received?: true;
  /** The columns of its list, and the field that sorts it. */
  readonly list?: { readonly columns: readonly string[]; readonly sort: string };
  /** The sort of website that has such items, if not every website has them. */
  readonly usedBy?: KindForm['usedBy'];
  /** The address of an item's preview, with `{{id}}` in it. */
  readonly previewUrl?: string;
  readonly fields: Readonly<Record<string, Field>>;
}
