import { isPlainClick } from '../../../contract/plainClick.ts';

/**
 * The address of a click that client navigation handles: a page of this site in this language. The
 * browser handles everything else: new tabs, downloads, files, other hosts, and other languages,
 * whose frame differs.
 */
export function followedHere(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const link = linkAround(event);
  return link && leadsToPage(link) ? new URL(link.href) : undefined;
}

/** The link around an event's target. */
export function linkAround({ target }: Event): HTMLAnchorElement | null | undefined {
  // The target may be the document, which has no `closest`.
  return (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]');
}

/** True if a link leads to a page of this site in the current language. */
export function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    languageOf(link.pathname) === languageOf(location.pathname) &&
    !/\.\w+$/.test(link.pathname) &&
    !link.target &&
    !link.hasAttribute('download')
  );
}

/** The language prefix of a path, such as `/en`; empty for the default language. */
export function languageOf(path: string): string {
  return /^\/\w\w(?=\/|$)/.exec(path)?.[0] ?? '';
}
