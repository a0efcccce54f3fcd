import { startAnnouncer } from './announcer.ts';
import { scrollToPosition, warnOfInvalidHash } from './arrival.ts';
import { closeMenus } from './closeMenus.ts';
import { compilationHash } from './currentBuild.ts';
import { isBrowserAsking, mayLeave, startLeaving } from './leaving.ts';
import { followedHere, linkAround } from './links.ts';
import { isShown, navigate, stay } from './navigate.ts';
import { currentEntry, keepEntries, setEntry } from './historyEntry.ts';
import { startPrefetching } from './prefetch.ts';

/**
 * Follows links within the site without a new document: replaces the main region and keeps header
 * and footer. If anything prevents that, the browser loads the page.
 */
export function startNavigation(): void {
  // A browser with popovers supports everything else that is needed. In others, links stay plain
  // links.
  if (!compilationHash || !('popover' in document.body)) return;
  startAnnouncer();
  startLeaving();
  startPrefetching();
  document.onvisibilitychange = () => {
    // Check only when the visitor returns. If the module can't be loaded, the next page data also reveal a
    // newer build.
    if (!document.hidden) import('./newestBuild.ts').catch(() => undefined);
  };

  let step = currentEntry()?.step ?? 0;
  // Returning from another document to a page of this one: the browser leaves the scroll position
  // to us.
  if (history.scrollRestoration === 'manual') scrollToPosition(currentEntry()?.top);
  keepEntries(
    () => step,
    () => isShown(location),
  );

  document.addEventListener('click', (event) => {
    if (linkAround(event)) closeMenus();
    const url = followedHere(event);
    if (!url) return;
    if (isShown(url) && url.hash) {
      // The browser scrolls to the anchor itself.
      warnOfInvalidHash(url.hash);
      return;
    }
    if (isBrowserAsking()) return;
    event.preventDefault();
    if (!mayLeave()) return;
    void navigate(url, () => {
      const isElsewhere = url.href !== location.href;
      // Writing the state takes a slow phone 10 ms, and it is nearly always up to date.
      if (!isElsewhere || (currentEntry()?.top ?? 0) !== scrollY) setEntry({ step, top: scrollY });
      if (isElsewhere) history.pushState({ step: ++step }, '', url);
    });
  });

  addEventListener('popstate', () => {
    const entry = currentEntry();
    if (isShown(location)) {
      stay();
      // A link to an anchor makes an entry without our state.
      if (entry) scrollToPosition(entry.top);
      else setEntry({ step: step + 1 });
    } else if (isBrowserAsking()) {
      location.reload();
    } else if (!mayLeave()) {
      // Returns to the page that is still shown.
      history.go(step - (entry?.step ?? 0));
      return;
    } else {
      void navigate(new URL(location.href), undefined, entry?.top);
    }
    step = currentEntry()?.step ?? 0;
  });
}
