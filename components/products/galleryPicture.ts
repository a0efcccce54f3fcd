import type { Words } from '../i18n/Words.tsx';
import type { PictureProps } from '../primitives/Picture.tsx';

/** A picture of a product. */
export interface GalleryPicture extends Pick<
  PictureProps,
  'src' | 'width' | 'height' | 'sources' | 'alt'
> {
  /** What stands below it. */
  readonly caption?: Words | undefined;
}

/** The id of a picture in the page, to which a link leads; no heading of a text may take it. */
export function pictureId(index: number): string {
  return `product-picture-${index + 1}`;
}
