import type { CurrentMark } from '../../contract/currentMark.ts';
import type { Words } from '../i18n/Words.tsx';

/** A link of a menu, ready to display. */
export interface NavigationLink {
  /** The link text. */
  readonly label: Words;
  /** Path of the target page. */
  readonly href: string;
  /** Language of the target page, if it differs from this page's language. */
  readonly hrefLang?: string;
  /** `page` for a link to the current page, `true` for one to the part of the site that contains it. */
  readonly current?: CurrentMark;
  /** Styled like a button, to stand out among the other links. */
  readonly isButton?: true;
}

/** A top-level entry of the primary menu. */
export type NavigationEntry =
  | (Omit<NavigationLink, 'isButton'> & { readonly kind: 'link' | 'button' })
  | {
      readonly kind: 'group';
      readonly label: Words;
      /** Set if the group contains the current page. */
      readonly current?: 'true';
      /** Styled like a button in the row. */
      readonly isButton?: true;
      readonly sections: readonly NavigationSection[];
    };

/** A group of related links in a dropdown. The heading is left out if there is only one group. */
export interface NavigationSection {
  readonly heading?: Words;
  readonly links: readonly NavigationLink[];
}
