import { namedPages } from '../../data/routes/namedRoutes.ts';
import type { PageContext } from './pageContext.ts';

/** Returns the address of an optional page in the page's language. */
export function namedPath(
  name: keyof typeof namedPages,
  { content, language }: Pick<PageContext, 'content' | 'language'>,
): string | undefined {
  return content.routes.at(namedPages[name][language])?.path;
}
