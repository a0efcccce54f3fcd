import type { PictureProps } from '../../components/primitives/Picture.tsx';
import type { PageContext } from '../template/pageContext.ts';
import { pictureProps } from './pictureProps.ts';

/** Returns the picture for a tile: that of the catalogue page it links to, if it has one. */
export function categoryPicture(
  path: string,
  context: Pick<PageContext, 'content' | 'image'>,
): PictureProps | undefined {
  const page = context.content.routes.at(path)?.page;
  return page?.key === 'category' ? pictureProps(page.image, context) : undefined;
}
