import { plain } from '../../components/i18n/Words.tsx';
import type { GalleryPicture } from '../../components/products/galleryPicture.ts';
import type { Product } from '../../data/kinds/products.ts';
import { translate } from '../../data/texts/translation.ts';
import { imagePath } from '../content/imagePath.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the pictures of a product, with texts in the page's language. */
export function galleryPictures(
  { images }: Product,
  { image, language }: Pick<PageContext, 'image' | 'language'>,
): GalleryPicture[] {
  return images.flatMap(({ file, focus, translations }) => {
    const picture = image(imagePath(file));
    if (!picture) return [];
    const { image_alt, caption } = translate(translations, language);
    return [
      {
        ...picture,
        ...(focus && { focus }),
        alt: plain(image_alt),
        ...(caption !== undefined && { caption }),
      },
    ];
  });
}
