import { Label } from '../i18n/Labels.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { GalleryPicture } from './galleryPicture.ts';

/** The position of the visible picture. Announces changes, with the picture's text. */
export function SlidePosition({
  pictures,
  current,
}: {
  pictures: readonly GalleryPicture[];
  current: number;
}) {
  return (
    <p role="status">
      <Label name="product.picture" values={{ number: current + 1, total: pictures.length }} />
      <VisuallyHidden>: {pictures[current]?.alt}</VisuallyHidden>
    </p>
  );
}
