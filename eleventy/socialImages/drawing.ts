import type { CardProps } from './card.ts';

/** A social image that a build needs: a page's title on a card, or a picture of the content. */
export type Drawing =
  | { readonly kind: 'card'; readonly file: string; readonly props: CardProps }
  | {
      readonly kind: 'picture';
      readonly file: string;
      /** Path of the picture file. */
      readonly source: string;
      /** Background of transparent pictures. */
      readonly ground: string;
    };

/** A finished drawing. */
export interface Drawn {
  readonly file: string;
  readonly image: Uint8Array;
}
