import { startAnnouncer } from './announcer.ts';
import { scrollToPlace, warnOfInvalidHash } from './arrival.ts';
import { closeMenus } from './closeMenus.ts';
import { compilationHash } from './currentBuild.ts';
import { isAskedByBrowser, mayLeave, startLeaving } from './leaving.ts';
import { followedHere, linkAround } from './links.ts';
import { isShown, navigate, stay } from './navigate.ts';
import { currentEntry, keepEntries, setEntry } from './historyEntry.ts';
import { startPrefetching } from './prefetch.ts';

/**
 * Follows links within the site without a new document: the main region is swapped, header and
 * footer stay. Whatever stands in the way of it leads to an ordinary load of the page.
 */
export function startNavigation(): void {
  // A browser with popovers has all else that is needed; in others, links are plain links.
  if (!compilationHash || !('popover' in document.body)) return;
  startAnnouncer();
  startLeaving();
  startPrefetching();
  document.onvisibilitychange = () => {
    // Not when the visitor leaves. Without it, the next record tells of a newer build as well.
    if (!document.hidden) import('./newestBuild.ts').catch(() => undefined);
  };

  let step = currentEntry()?.step ?? 0;
  // An entry that was left for another page of an earlier document; the browser leaves it to us.
  if (history.scrollRestoration === 'manual') scrollToPlace(currentEntry()?.top);
  keepEntries(
    () => step,
    () => isShown(location),
  );

  document.addEventListener('click', (event) => {
    if (linkAround(event)) closeMenus();
    const url = followedHere(event);
    if (!url) return;
    if (isShown(url) && url.hash) {
      // The browser goes there by itself.
      warnOfInvalidHash(url.hash);
      return;
    }
    if (isAskedByBrowser()) return;
    event.preventDefault();
    if (!mayLeave()) return;
    void navigate(url, () => {
      const isElsewhere = url.href !== location.href;
      // To write it takes a slow phone 10 ms, and nearly always it is written already.
      if (!isElsewhere || (currentEntry()?.top ?? 0) !== scrollY) setEntry({ step, top: scrollY });
      if (isElsewhere) history.pushState({ step: ++step }, '', url);
    });
  });

  addEventListener('popstate', () => {
    const entry = currentEntry();
    if (isShown(location)) {
      stay();
      // The browser has just followed a link to an anchor, which makes an entry without one of ours.
      if (entry) scrollToPlace(entry.top);
      else setEntry({ step: step + 1 });
    } else if (isAskedByBrowser()) {
      location.reload();
    } else if (!mayLeave()) {
      // Back to the page that is still shown.
      history.go(step - (entry?.step ?? 0));
      return;
    } else {
      void navigate(new URL(location.href), undefined, entry?.top);
    }
    step = currentEntry()?.step ?? 0;
  });
}
