import type { ReactElement } from 'react';
import type { MembersBackend } from '../../contract/members/backend.ts';
import type { ConsentEntry } from '../../contract/records.ts';
import type { Language } from '../../locales/languages.ts';

/** A page as its template describes it. */
export interface PageParts {
  readonly language: Language;
  /** The address, for example `/en/contact`. */
  readonly path: string;
  /** `<title>`, `<meta>` and `<link>` elements. */
  readonly head: string;
  /** The HTML in the head of every page of the language, such as the icon. */
  readonly siteHead: SharedPart;
  /** Read only by search engines, which load whole documents. */
  readonly structuredData?: string | undefined;
  /** Address of a script that must run before all others of the page. */
  readonly script?: string | undefined;
  readonly header: SharedPart;
  /** The page's own region, which client navigation replaces. */
  readonly main: ReactElement;
  readonly footer: SharedPart;
  /** The consent banner, and the data stored with answers. */
  readonly consent?: ConsentPart | undefined;
  /**
   * The members' part of the header; none if nobody can log in. Called for one page of each
   * language.
   */
  readonly members?: () => MembersPart | undefined;
  /** The content of slots inside shared parts, by the name of the {@link Slot}. */
  readonly slots: Readonly<Record<string, ReactElement>>;
}

/**
 * The menus of members, the backend that browsers contact, and the address of the members' area.
 */
export interface MembersPart {
  readonly menus: ReactElement;
  readonly backend: MembersBackend;
  readonly home: string;
}

/** The consents asked for, and the banner that asks. */
export interface ConsentPart {
  readonly banner: () => ReactElement;
  /** The entries that are stored with the visitor's answers. */
  readonly entries: readonly ConsentEntry[];
}

/** A part that many pages share, and that is rendered once for all of them. */
export interface SharedPart {
  /** Two pages with the same key get the same HTML. */
  readonly key: string;
  /** Called for the first page with the key. */
  readonly element: () => ReactElement;
}
