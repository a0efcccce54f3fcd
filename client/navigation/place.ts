/** What the browser remembers with each entry of its history. */
interface Place {
  /** How many entries of this document, or of an earlier load of it, came before. */
  readonly step: number;
  /** How far the page was scrolled, in px. */
  readonly top?: number;
}

/** The place that the address bar shows. The first one, and one made by the browser, has no state. */
export function currentPlace(): Place | undefined {
  return (history.state as Place | null) ?? undefined;
}

/** Gives the current entry its place. */
export function setPlace(place: Place): void {
  history.replaceState(place, '');
}

/**
 * Keeps the visitor's place on each page: the browser does so between documents, and is told not to
 * between pages, whose content it would scroll before it is there.
 *
 * @param isShown whether the address bar shows the page that is in the document
 */
export function keepPlaces(step: () => number, isShown: () => boolean): void {
  const keep = () => {
    if (isShown()) setPlace({ step: step(), top: scrollY });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(keep, 100);
  });
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}
