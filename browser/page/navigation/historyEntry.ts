/** The state of an entry of the browser's history. */
interface HistoryEntry {
  /** The number of earlier entries of this document, including earlier loads of it. */
  readonly step: number;
  /** The scroll position in px. */
  readonly top?: number;
}

/** The current entry's state. The first entry, and one that the browser made, has none. */
export function currentEntry(): HistoryEntry | undefined {
  return (history.state as HistoryEntry | null) ?? undefined;
}

/** Stores the state in the current entry. */
export function setEntry(entry: HistoryEntry): void {
  history.replaceState(entry, '');
}

/**
 * Stores the scroll position with each entry. The browser restores it only between documents:
 * within one, it would scroll before the new content is there.
 *
 * @param isShown returns whether the document shows the page of the address bar
 */
export function keepEntries(step: () => number, isShown: () => boolean): void {
  const keep = () => {
    if (!isShown() || isStillTooShort()) return;
    setEntry({ step: step(), top: scrollY });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(keep, 100);
  });
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/**
 * True if the page ends above the position to which the visitor returns. Search results, for example, come later than
 * the page, and need the position then.
 */
function isStillTooShort(): boolean {
  const lowest = document.documentElement.scrollHeight - innerHeight;
  // The browser rounds the height, but not the position.
  return scrollY >= lowest - 1 && (currentEntry()?.top ?? 0) > lowest;
}
