import type { Audience } from '../../../contract/members/audiences.ts';

/**
 * The holders of rights. A member of both associations has the rights of both. Administrators
 * have all rights.
 */
export type Holder =
  | 'everybody'
  | Audience
  | 'editors'
  | 'membersEditors'
  /** Staff who read what visitors send. */
  | 'inbox'
  /** Staff who are not editors of the website; for their own account. */
  | 'staff'
  | 'build';

export type Action = 'create' | 'read' | 'update' | 'delete';

/** A filter of Directus. */
export type Filter = Readonly<Record<string, unknown>>;

/** A right on a collection: without other limits, on all items and all fields. */
export interface Right {
  readonly fields?: readonly string[];
  /** The items that the right covers. */
  readonly items?: Filter | undefined;
  /** The condition that new values must meet. */
  readonly values?: Filter;
  /** Values for fields that the request leaves out. */
  readonly presets?: Readonly<Record<string, unknown>>;
}

/** The rights of one holder on one collection. */
export type Rights = Readonly<Partial<Record<Action, Right>>>;

/** The rights of each holder on one collection. */
export type RightsRow = Readonly<Partial<Record<Holder, Rights>>>;
