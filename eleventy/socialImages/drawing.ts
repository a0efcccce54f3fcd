import type { CardProps } from './card.ts';

/** A social image that a build needs: a page's title on a card, or a picture of the content. */
export type Drawing =
  | { readonly kind: 'card'; readonly file: string; readonly props: CardProps }
  | {
      readonly kind: 'picture';
      readonly file: string;
      /** Where the picture is. */
      readonly source: string;
      /** Shows through where the picture is transparent. */
      readonly ground: string;
    };

/** What has become of it. */
export interface Drawn {
  readonly file: string;
  readonly image: Uint8Array;
}
