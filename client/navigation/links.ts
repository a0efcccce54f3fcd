import { isPlainClick } from '../../contract/markup/plainClick.ts';

/**
 * The address that a click leads to, if it is one to be followed here: to a page of this site in
 * this language. All else is the browser's: new tabs, downloads, files, other hosts, and other
 * languages, in which the whole frame is another.
 */
export function followedHere(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const link = linkAround(event);
  return link && leadsToPage(link) ? new URL(link.href) : undefined;
}

/** The link that an event happened in. */
export function linkAround({ target }: Event): HTMLAnchorElement | null | undefined {
  // The document itself, which a focus may go to, is in nothing.
  return (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]');
}

/** Whether a link leads to a page of this site in the language of this one. */
export function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    languageOf(link.pathname) === languageOf(location.pathname) &&
    !/\.\w+$/.test(link.pathname) &&
    !link.target &&
    !link.hasAttribute('download')
  );
}

/** The start of a path that names its language, such as `/en`; that of the default is empty. */
export function languageOf(path: string): string {
  return /^\/\w\w(?=\/|$)/.exec(path)?.[0] ?? '';
}
