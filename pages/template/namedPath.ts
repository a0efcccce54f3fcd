import { namedRoutes } from '../../data/routes/namedRoutes.ts';
import type { PageContext } from './pageContext.ts';

/** Returns the address of an optional page in the page's language. */
export function namedPath(
  name: keyof typeof namedRoutes,
  { content, language }: Pick<PageContext, 'content' | 'language'>,
): string | undefined {
  return content.routes.at(namedRoutes[name][language])?.path;
}
