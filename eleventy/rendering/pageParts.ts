import type { ReactElement } from 'react';
import type { Language } from '../../locales/languages.ts';

/** What a page's template gives to be rendered. */
export interface PageParts {
  readonly language: Language;
  /** The address, for example `/en/contact`. */
  readonly path: string;
  /** `<title>`, `<meta>` and `<link>` elements. */
  readonly head: ReactElement;
  readonly header: SharedPart;
  /** The page's own region: what client navigation swaps. */
  readonly main: ReactElement;
  readonly footer: SharedPart;
  /** What differs from page to page inside a shared part, by the name of its {@link Slot}. */
  readonly slots: Readonly<Record<string, ReactElement>>;
}

/** A part that many pages have in common, and that is rendered once for all of them. */
export interface SharedPart {
  /** Two pages with the same key get the same HTML. */
  readonly key: string;
  readonly element: ReactElement;
}
