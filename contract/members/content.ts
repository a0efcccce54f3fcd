import type { Words } from '../labels.ts';
import type { MemberPageKey } from './audiences.ts';

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

/** In characters: the longest text in a field that members change. Forms and labels can show no longer one. */
export const longestContactText = 200;

/** In characters: the longest change request. */
export const longestRequest = 2000;

/** The fields of `change_requests` that a member sends. Directus adds the user and the time. */
export interface ChangeRequest {
  /** At most `longestRequest` characters. */
  readonly text: string;
  readonly language: string;
}

/*
 * The content for members in the language of the page. `browser/members/` makes it from the
 * backend's responses and refuses responses of another form. Texts are as editors wrote them and are
 * not sanitised yet.
 */

export interface MemberText {
  readonly title: Words;
  readonly lead?: Words | undefined;
  /** HTML or Markdown. */
  readonly body?: Words | undefined;
}

export interface MemberPage extends MemberText {
  readonly key?: MemberPageKey | undefined;
  /** The last part of the address of a page that the office has added. */
  readonly slug?: string | undefined;
}

export interface MemberNewsItem extends MemberText {
  readonly slug: string;
  /** A day, such as 2026-11-23. */
  readonly date: string;
}

export interface MemberDocument {
  readonly id: number;
  readonly category: DocumentCategory;
  /** A day. */
  readonly date: string;
  readonly title: Words;
  readonly description?: Words | undefined;
  readonly file: MemberFile;
}

interface MemberFile {
  readonly id: string;
  /** The name of the saved file. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The fields of the account that members can change. A screen sends only the changed ones. */
export type OwnAccount = Partial<Pick<MemberAccount, OwnAccountField>>;

/** The calls of the members' area. All of them fail with an error that has a `code`. */
export interface MemberCalls {
  /** The page with a key or a slug. Undefined if the member has no access to such a page. */
  readonly page: (of: { key: MemberPageKey } | { slug: string }) => Promise<MemberPage | undefined>;
  /** All pages that the member may read, without their bodies. */
  readonly pages: () => Promise<readonly MemberPage[]>;
  /** Newest first, without their bodies. */
  readonly news: () => Promise<readonly MemberNewsItem[]>;
  readonly newsItem: (slug: string) => Promise<MemberNewsItem | undefined>;
  readonly documents: () => Promise<readonly MemberDocument[]>;
  readonly file: (id: string) => Promise<Blob>;
  readonly account: () => Promise<MemberAccount>;
  readonly saveAccount: (changed: OwnAccount) => Promise<void>;
  /** @returns the word success, or the backend's code */
  readonly changePassword: (old: PasswordProof, password: string) => Promise<string>;
  readonly endOtherSessions: () => Promise<void>;
  readonly requestChange: (text: string) => Promise<void>;
  /** All data stored with the account, as JSON. */
  readonly ownData: () => Promise<Blob>;
  /** Everything that the member may read, for a search in the browser: no query leaves it. */
  readonly all: () => Promise<MemberLibrary>;
}

/** Proves that the member who changes the password knows the old one. */
interface PasswordProof {
  readonly password: string;
  /** The code of the second factor, if the account has one. */
  readonly otp?: string | undefined;
}

export interface MemberLibrary {
  readonly pages: readonly MemberPage[];
  readonly news: readonly MemberNewsItem[];
  readonly documents: readonly MemberDocument[];
}
