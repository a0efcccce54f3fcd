import type { Words } from '../i18n/Words.tsx';

/** A link of a menu, ready to be shown. */
export interface NavigationLink {
  readonly label: Words;
  readonly href: string;
  /** Set where the page behind it is in another language than this one. */
  readonly hrefLang?: string;
  /** Whether it is the page that is shown. */
  readonly current?: boolean;
}

/** A top-level entry of the primary menu. */
export type NavigationEntry =
  | (NavigationLink & { readonly kind: 'link' | 'button' })
  | {
      readonly kind: 'group';
      readonly label: Words;
      /** Whether the page that is shown is in it. */
      readonly current?: boolean;
      readonly sections: readonly NavigationSection[];
    };

/** Links of a dropdown that belong together; the heading is left out where there is only one. */
export interface NavigationSection {
  readonly heading?: Words;
  readonly links: readonly NavigationLink[];
}
