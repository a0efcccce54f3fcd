/**
 * The value of a link's `aria-current`: for the current page, or for the part of the site that
 * contains it.
 */
export type CurrentMark = 'page' | 'true';

/**
 * How a menu marks a link: a news item is part of the news, page 2 of a list part of the list. Used
 * by the build, and by the browser after a client navigation, which keeps the menu.
 *
 * @param href the path of the link
 * @param path the path of the current page
 */
export function currentMark(href: string, path: string): CurrentMark | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
