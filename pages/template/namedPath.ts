import { namedRoutes } from '../../data/routes/namedRoutes.ts';
import type { PageContext } from './pageContext.ts';

/** The address of a page that not every site has, in the language of the page that is shown. */
export function namedPath(
  name: 'search' | 'sitemap',
  { content, language }: Pick<PageContext, 'content' | 'language'>,
): string | undefined {
  return content.routes.at(namedRoutes[name][language])?.path;
}
