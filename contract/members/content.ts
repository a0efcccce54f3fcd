import type { Words } from '../words.ts';
import type { MemberPageKey } from './pages.ts';
import type { DocumentCategory, MemberAccount, OwnAccountField } from './records.ts';

/*
 * The content for members in the language of the page. `browser/members/` makes it from the
 * backend's answers and refuses answers of another form. Texts are as editors wrote them and are
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
