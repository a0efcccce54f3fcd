import { liveKey, liveWidths, renditionOf } from '../../contract/files.ts';
import type { LivePicture } from '../../contract/records.ts';
import { plain } from '../i18n/Words.tsx';
import type { PictureProps } from '../primitives/Picture.tsx';

/** Returns the props for a picture of the backend, in the sizes that the backend generates. */
export function livePicture(picture: LivePicture): PictureProps {
  const { file, width, height, isDrawing } = picture;
  const alt = picture.alt === undefined ? '' : plain(picture.alt);
  if (isDrawing) return { src: file, width, height, alt };
  const sizes = liveWidths.filter((size, index) => index === 0 || size < width);
  const [largest = liveWidths[0]] = sizes.toReversed();
  return {
    sources: [
      {
        type: 'image/webp',
        srcSet: sizes
          .map((size) => `${renditionOf(file, liveKey(size, 'webp'))} ${size}w`)
          .join(', '),
      },
    ],
    src: renditionOf(file, liveKey(largest, 'jpg')),
    width,
    height,
    alt,
  };
}
