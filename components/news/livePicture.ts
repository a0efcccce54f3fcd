import type { LivePicture } from '../../contract/records/liveNews.ts';
import { plain } from '../i18n/Words.tsx';
import type { PictureProps } from '../primitives/Picture.tsx';

/** Widths of pictures that the backend makes, in px. */
const widths = [480, 960, 1600] as const;

/** A picture of the backend's in the sizes that the backend makes of it. */
export function livePicture(picture: LivePicture): PictureProps {
  const { file, width, height, isDrawing } = picture;
  const alt = picture.alt === undefined ? '' : plain(picture.alt);
  if (isDrawing) return { src: file, width, height, alt };
  const sizes = widths.filter((size, index) => index === 0 || size < width);
  const at = (size: number, format: string) =>
    `${file}?width=${size}&format=${format}&quality=80&withoutEnlargement=true`;
  const [largest = widths[0]] = sizes.toReversed();
  return {
    sources: [
      {
        type: 'image/webp',
        srcSet: sizes.map((size) => `${at(size, 'webp')} ${size}w`).join(', '),
      },
    ],
    src: at(largest, 'jpg'),
    width,
    height,
    alt,
  };
}
