import { announce } from './announcer.ts';

/**
 * Moves the visitor to a new page: scrolls with {@link scrollToPosition}, and focuses the anchor of
 * the address or the main heading for keyboards and screen readers.
 */
export function arrive(top: number | undefined): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const start = anchorOf(location.hash) ?? heading;
  if (start) {
    // Focusable by script, but not with Tab.
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  scrollToPosition(top);
  const title = heading?.textContent ?? document.title;
  void import('./spoken.ts')
    .then(
      ({ navigated }) => navigated(title),
      // If the label can't be loaded, the announcement is only the title.
      () => title,
    )
    .then(announce);
}

/**
 * Scrolls to the visitor's earlier position, or else to the anchor of the address, or else to the
 * top. The browser keeps anchors 150 px off the window's edge (the global style's
 * `scroll-padding-top`).
 *
 * @param top in px
 */
export function scrollToPosition(top: number | undefined): void {
  const anchor = anchorOf(location.hash);
  if (top === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: top ?? 0, behavior: 'instant' });
}

/** Warns editors of a link whose anchor does not exist on its page. */
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
