import type { CurrentMark } from '../../contract/addresses/currentMark.ts';
import type { Words } from '../i18n/Words.tsx';

/** A link of a menu, ready to be shown. */
export interface NavigationLink {
  readonly label: Words;
  readonly href: string;
  /** Set where the page behind it is in another language than this one. */
  readonly hrefLang?: string;
  readonly current?: CurrentMark;
  /** Stands out among the links around it. */
  readonly isButton?: true;
}

/** A top-level entry of the primary menu. */
export type NavigationEntry =
  | (Omit<NavigationLink, 'isButton'> & { readonly kind: 'link' | 'button' })
  | {
      readonly kind: 'group';
      readonly label: Words;
      /** Stands apart in the row, like a button. */
      readonly isButton?: true;
      readonly sections: readonly NavigationSection[];
    };

/** Links of a dropdown that belong together; the heading is left out where there is only one. */
export interface NavigationSection {
  readonly heading?: Words;
  readonly links: readonly NavigationLink[];
}
