/** What `aria-current` says of a link: the page that is shown, or the part of the site it is in. */
export type CurrentMark = 'page' | 'true';

/**
 * How a menu marks a link: a news item is part of the news, page 2 of a list part of the list.
 * A menu lives on while pages change beneath it: the build marks its links, then the browser's code.
 *
 * @param href the path of the link
 * @param path the path of the page that is shown
 */
export function currentMark(href: string, path: string): CurrentMark | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
