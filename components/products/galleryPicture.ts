import type { Words } from '../i18n/Words.tsx';
import type { PictureProps } from '../primitives/Picture.tsx';

/** A picture of a product. */
export interface GalleryPicture extends Pick<
  PictureProps,
  'src' | 'width' | 'height' | 'sources' | 'alt' | 'focus'
> {
  /** Shown below the picture. */
  readonly caption?: Words | undefined;
}

/** Returns the id of a picture, for links. Headings of a text must not use it. */
export function pictureId(index: number): string {
  return `product-picture-${index + 1}`;
}
