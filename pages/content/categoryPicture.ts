import type { PictureProps } from '../../components/primitives/Picture.tsx';
import type { PageContext } from '../template/pageContext.ts';
import { pictureProps } from './pictureProps.ts';

/** What a tile shows that leads to a part of the catalogue: that part's picture, if it has one. */
export function categoryPicture(
  path: string,
  context: Pick<PageContext, 'content' | 'image'>,
): PictureProps | undefined {
  const page = context.content.routes.at(path)?.page;
  return page?.key === 'category' ? pictureProps(page.image, context) : undefined;
}
