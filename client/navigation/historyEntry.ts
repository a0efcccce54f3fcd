/** What the browser remembers with each entry of its history. */
interface HistoryEntry {
  /** How many entries of this document, or of an earlier load of it, came before. */
  readonly step: number;
  /** How far the page was scrolled, in px. */
  readonly top?: number;
}

/** The entry that the address bar shows. The first one, and one made by the browser, has no state. */
export function currentEntry(): HistoryEntry | undefined {
  return (history.state as HistoryEntry | null) ?? undefined;
}

/** Remembers this with the current entry. */
export function setEntry(entry: HistoryEntry): void {
  history.replaceState(entry, '');
}

/**
 * Keeps the visitor's place on each page: the browser does so between documents, and is told not to
 * between pages, whose content it would scroll before it is there.
 *
 * @param isShown whether the address bar shows the page that is in the document
 */
export function keepEntries(step: () => number, isShown: () => boolean): void {
  const keep = () => {
    if (isShown()) setEntry({ step: step(), top: scrollY });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(keep, 100);
  });
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}
