import { plain, type Words } from '../../components/i18n/Words.tsx';
import type { PictureProps } from '../../components/primitives/Picture.tsx';
import type { ImageReference } from '../../data/fields/image.ts';
import type { PageContext } from '../template/pageContext.ts';
import { imagePath } from './imagePath.ts';

/** Returns a picture of the content. Without a text, it is decorative. */
export function pictureProps(
  image: ImageReference | undefined,
  context: Pick<PageContext, 'image'>,
  alt?: Words,
): PictureProps | undefined {
  const encoded = image && context.image(imagePath(image.file));
  return (
    encoded && {
      ...encoded,
      ...(image.focus && { focus: image.focus }),
      alt: alt ? plain(alt) : '',
    }
  );
}
