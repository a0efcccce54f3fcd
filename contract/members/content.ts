import type { Words } from '../words.ts';
import type { MemberPageKey } from './pages.ts';
import type { DocumentCategory, MemberAccount, OwnAccountField } from './records.ts';

/*
 * What members are shown, in the language of the page: made of the backend's answers by
 * `browser/members/`, which lets nothing through that has another form. Texts are as editors wrote them,
 * and still to be sanitised.
 */

export interface MemberText {
  readonly title: Words;
  readonly lead?: Words | undefined;
  /** HTML or Markdown. */
  readonly body?: Words | undefined;
}

export interface MemberPage extends MemberText {
  readonly key?: MemberPageKey | undefined;
  /** What follows the area's address, of a page that the office has added. */
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

export interface MemberFile {
  readonly id: string;
  /** How it is called once it is saved. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** What members change of their account, of which a screen gives what has changed. */
export type OwnAccount = Partial<Pick<MemberAccount, OwnAccountField>>;

/** The calls of the members' area. All of them fail with an error that has a `code`. */
export interface MemberCalls {
  /** The page of a key, or of a slug; nothing where the member is not shown one. */
  readonly page: (of: { key: MemberPageKey } | { slug: string }) => Promise<MemberPage | undefined>;
  /** All that the member may read, without their bodies. */
  readonly pages: () => Promise<readonly MemberPage[]>;
  /** The newest first, without their bodies. */
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
  /** Everything that is stored with the account, as JSON. */
  readonly ownData: () => Promise<Blob>;
  /** Everything that the member may read, to be searched here: no query leaves the browser. */
  readonly all: () => Promise<MemberLibrary>;
}

/** That whoever changes the password knows the old one. */
export interface PasswordProof {
  readonly password: string;
  /** The code of the second factor, where the account has one. */
  readonly otp?: string | undefined;
}

export interface MemberLibrary {
  readonly pages: readonly MemberPage[];
  readonly news: readonly MemberNewsItem[];
  readonly documents: readonly MemberDocument[];
}
