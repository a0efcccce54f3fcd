/*
 * The members' records in Directus: empty fields are null, and a member receives only published
 * records that are meant for them. None of them is in the built site.
 */

/** The names of Directus' collections. Their texts are in `<name>_translations`. */
export const memberCollections = {
  pages: 'member_pages',
  news: 'member_news',
  documents: 'member_documents',
  /**
   * The changes that members request from the office. Members can create them, but not read them.
   */
  changeRequests: 'change_requests',
} as const;

/** In the order of the list. */
export const documentCategories = ['forms', 'guides', 'minutes', 'fees', 'press'] as const;

export type DocumentCategory = (typeof documentCategories)[number];

/**
 * A member's own account. The backend's policy decides which fields the member may change. The
 * office changes name, e-mail address and number (`change_requests`).
 */
export interface MemberAccount {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
  readonly member_number: string | null;
  readonly phone: string | null;
  readonly practice: string | null;
  readonly street: string | null;
  readonly zip_code: string | null;
  readonly city: string | null;
  readonly language: string | null;
  /** When the member last opened the members' home: later records are marked as new. */
  readonly members_seen_at: string | null;
}

/** The fields that members change themselves, in addition to the password. */
export type OwnAccountField =
  | 'phone'
  | 'practice'
  | 'street'
  | 'zip_code'
  | 'city'
  | 'language'
  | 'members_seen_at';

/** The fields of `change_requests` that a member sends. Directus adds the user and the time. */
export interface ChangeRequest {
  /** Up to 2,000 characters. */
  readonly text: string;
  readonly language: string;
}
