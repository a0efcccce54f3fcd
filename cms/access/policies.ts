import type { Collection } from '../seed/Collection.ts';
import { policyIds } from './policyIds.ts';
import { rightsTable } from './rights.ts';
import type { Action, Holder, Right } from './rights/Right.ts';

/** The rights of a policy of Directus on one collection. */
export interface Permission {
  readonly collection: string;
  readonly action: Action;
  /** The items that the permission covers, or null for all. */
  readonly permissions: Readonly<Record<string, unknown>> | null;
  /** The condition that new values must meet. */
  readonly validation: Readonly<Record<string, unknown>> | null;
  readonly presets: Readonly<Record<string, unknown>> | null;
  readonly fields: readonly string[];
}

export interface Policy {
  /** Constant, so that the seed finds a policy after an operator has renamed it. */
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly app_access: boolean;
  /**
   * True if accounts without a second factor are refused (extensions/collegium/guard). Operators
   * decide about other policies.
   */
  readonly enforce_tfa?: boolean;
  readonly permissions: readonly Permission[];
}

/** Holders who see personal data of other people. */
export const needSecondFactor: readonly Holder[] = ['membersEditors', 'inbox'];

const shown: Readonly<Record<Holder, Omit<Policy, 'id' | 'enforce_tfa' | 'permissions'>>> = {
  everybody: { name: '$t:public_label', icon: 'public', app_access: false },
  vhm: { name: 'Member (VHM)', icon: 'badge', app_access: false },
  adt: { name: 'Member (ADT)', icon: 'badge', app_access: false },
  editors: { name: 'Editor', icon: 'edit', app_access: true },
  membersEditors: { name: 'Members’ editor', icon: 'group', app_access: true },
  inbox: { name: 'Inbox', icon: 'inbox', app_access: true },
  staff: { name: 'Own account in Directus', icon: 'account_circle', app_access: true },
  build: { name: 'Website build', icon: 'construction', app_access: false },
};

/**
 * Returns the access rights as policies of Directus. Administrators have all rights without a
 * policy of ours.
 *
 * @param storage the name of Directus' storage location for files
 * @param secondFactor whether accounts that see personal data of others need a second factor
 */
export function policies(
  layout: readonly Collection[],
  { storage, secondFactor }: { readonly storage: string; readonly secondFactor: boolean },
): Policy[] {
  const table = Object.entries(rightsTable(layout, storage));
  return (Object.keys(policyIds) as Holder[]).map((holder) => ({
    id: policyIds[holder],
    ...shown[holder],
    ...(needSecondFactor.includes(holder) && { enforce_tfa: secondFactor }),
    permissions: table.flatMap(([collection, row]) =>
      Object.entries(row[holder] ?? {}).map(([action, right]) =>
        permissionOf(collection, action as Action, right),
      ),
    ),
  }));
}

function permissionOf(collection: string, action: Action, right: Right): Permission {
  const { items = null, values = null, presets = null, fields = ['*'] } = right;
  return { collection, action, permissions: items, validation: values, presets, fields };
}
