/*
 * What the members' area asks of Directus, as it answers: fields that editors left empty are null, and
 * a member is given only what is published and meant for them. Nothing of it is in the built site.
 */

/** Names of Directus' collections, whose texts are in `<name>_translations`. */
export const memberCollections = {
  pages: 'member_pages',
  news: 'member_news',
  documents: 'member_documents',
  /** What members ask the office to change; they write it, and never read it. */
  changeRequests: 'change_requests',
} as const;

/** In the order in which they are listed. */
export const documentCategories = ['forms', 'guides', 'minutes', 'fees', 'press'] as const;

export type DocumentCategory = (typeof documentCategories)[number];

/**
 * A member's own account. What of it they may change is the policy's matter; the name, the e-mail address
 * and the number are changed by the office (`change_requests`).
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
  /** When the members' home was last looked at: what is newer is new. */
  readonly members_seen_at: string | null;
}

/** What members change themselves, besides the password. */
export type OwnAccountField =
  'phone' | 'practice' | 'street' | 'zip_code' | 'city' | 'language' | 'members_seen_at';

/** What a member writes into `change_requests`; who it is, and when, Directus notes by itself. */
export interface ChangeRequest {
  /** Up to 2,000 characters. */
  readonly text: string;
  readonly language: string;
}
