import type { ReactElement } from 'react';
import type { MembersBackend } from '../../contract/members/backend.ts';
import type { ConsentEntry } from '../../contract/records/consentEntry.ts';
import type { Language } from '../../locales/languages.ts';

/** What a page's template gives to be rendered. */
export interface PageParts {
  readonly language: Language;
  /** The address, for example `/en/contact`. */
  readonly path: string;
  /** `<title>`, `<meta>` and `<link>` elements. */
  readonly head: string;
  /** What stands in the head of every page of the language, such as the icon. */
  readonly siteHead: SharedPart;
  /** What only search engines read, who load whole documents. */
  readonly structuredData?: string | undefined;
  /** Address of a script that has to run before any other of the page. */
  readonly script?: string | undefined;
  readonly header: SharedPart;
  /** The page's own region: what client navigation swaps. */
  readonly main: ReactElement;
  readonly footer: SharedPart;
  /** The banner that asks for consent, and what is kept of its answers. */
  readonly consent?: ConsentPart | undefined;
  /** What members have in the header; none where nobody can log in. Asked of one page a language. */
  readonly members?: () => MembersPart | undefined;
  /** What differs from page to page inside a shared part, by the name of its {@link Slot}. */
  readonly slots: Readonly<Record<string, ReactElement>>;
}

/** The menus of members, whom their browsers ask, and where the area begins. */
export interface MembersPart {
  readonly menus: ReactElement;
  readonly backend: MembersBackend;
  readonly home: string;
}

/** What visitors are asked about, and the banner that asks them. */
export interface ConsentPart {
  readonly banner: () => ReactElement;
  /** As they are kept with the visitor's answers. */
  readonly entries: readonly ConsentEntry[];
}

/** A part that many pages have in common, and that is rendered once for all of them. */
export interface SharedPart {
  /** Two pages with the same key get the same HTML. */
  readonly key: string;
  /** Asked of the first of them. */
  readonly element: () => ReactElement;
}
