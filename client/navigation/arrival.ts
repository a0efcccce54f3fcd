import { announce } from './announcer.ts';

/**
 * Brings the visitor to a page that has just been shown: the eyes to where {@link scrollToPlace}
 * says, the keyboard and the screen reader to the anchor of the address or to the main heading.
 */
export function arrive(top: number | undefined): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const start = anchorOf(location.hash) ?? heading;
  if (start) {
    // Focused by script, but no stop on the way through the page.
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  scrollToPlace(top);
  const title = heading?.textContent ?? document.title;
  void import('./spoken.ts')
    .then(
      ({ text }) => text('navigation.navigated', { title }),
      // Without its words, the announcement is the title.
      () => title,
    )
    .then(announce);
}

/**
 * Scrolls to where the visitor was, else to the anchor of the address, else to the top. The browser
 * keeps an anchor 150 px off the window's edge (the global style's `scroll-padding-top`).
 *
 * @param top in px
 */
export function scrollToPlace(top: number | undefined): void {
  const anchor = anchorOf(location.hash);
  if (top === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: top ?? 0, behavior: 'instant' });
}

/** Tells those who write the texts that a link leads to the page, but to nowhere on it. */
export function warnOfInvalidHash(hash: string): void {
  // oxlint-disable-next-line no-console -- the specification wants a warning there (section 2)
  if (hash.length > 1 && hash !== '#top' && !anchorOf(hash)) console.warn(`Invalid hash: ${hash}`);
}

function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decoded(id));
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
