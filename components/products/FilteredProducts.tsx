import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ProductResults, type ProductResultsProps, type ResultsView } from './ProductResults.tsx';
import { useListPlace, type PlaceStore } from './useListPlace.ts';

interface FilteredProductsProps extends Pick<ProductResultsProps, 'facets'> {
  /** Id of what the products stand in. Its first child is what came with the page. */
  results: string;
  /**
   * Gets what is to be shown, another function for another choice: undefined for what came with the page,
   * 'later' where it will be called anew.
   *
   * @param most products of the beginning of the list
   */
  viewOf: (most: number, signal: AbortSignal) => Promise<ResultsView | 'later' | undefined>;
  /** Tells how many products a choice leaves, and what was chosen: with them, so that all is drawn at once. */
  tell: () => void;
  places: PlaceStore;
  onMore: () => void;
  onRetry: () => void;
  onDrop: (filter: string | undefined) => void;
}

/**
 * Gets the products of a choice, and shows them once they are all there: in place of those that came with
 * the page, or of those of the choice before. At first only those that a window shows, the others when their
 * place comes near: most choices are followed by another.
 */
export function FilteredProducts(props: FilteredProductsProps) {
  const { results, viewOf, tell, places, facets, onMore, onRetry, onDrop } = props;
  const [view, setView] = useState<ResultsView>();
  const [attempt, setAttempt] = useState(0);
  /** The choice of which all is wanted that it shows. */
  const [whole, setWhole] = useState<typeof viewOf>();
  const asksForMore = useRef(false);
  const place = useListPlace(view !== undefined, places);

  const show = (next: ResultsView | undefined) => {
    const region = document.getElementById(results);
    if (!region || (next === undefined && view === undefined)) {
      tell();
      return;
    }
    const before = shownCards(region).length;
    const goesOn = asksForMore.current || askedOnPage(region);
    asksForMore.current = false;
    flushSync(() => {
      tell();
      setView(next);
    });
    if (goesOn && next?.kind === 'products') focusProduct(region, before);
    place.restore();
  };

  useEffect(() => {
    const region = document.getElementById(results);
    const outdated = new AbortController();
    const showUnlessOutdated = (next: ResultsView | undefined) => {
      if (outdated.signal.aborted) return;
      region?.removeAttribute('aria-busy');
      clearTimeout(timer);
      show(next);
    };
    region?.setAttribute('aria-busy', 'true');
    // Who waits for products gets an answer nevertheless.
    const timer = setTimeout(tell, patience);
    const isSeen = whole === viewOf || place.isKept();
    void viewOf(isSeen ? Infinity : firstInView, outdated.signal).then(
      (next) => {
        if (next !== 'later') showUnlessOutdated(next);
      },
      () => showUnlessOutdated({ kind: 'failed' }),
    );
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown depends on these alone
  }, [viewOf, whole, attempt]);

  useLayoutEffect(() => {
    const onPage = document.getElementById(results)?.firstElementChild;
    if (onPage instanceof HTMLElement) onPage.hidden = view !== undefined;
  }, [results, view]);

  const near = useCallback(() => setWhole(() => viewOf), [viewOf]);
  const more = () => {
    asksForMore.current = true;
    onMore();
  };
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };

  if (!view) return null;
  const region = document.getElementById(results);
  return (
    region &&
    createPortal(
      <ProductResults {...{ view, facets, onDrop }} onNear={near} onMore={more} onRetry={retry} />,
      region,
    )
  );
}

/** As many as a large window shows, and some more: four rows, or six on a phone. */
const firstInView = 12;

/** In ms: so long what is told of a choice waits for its products, which nobody notices. */
const patience = 80;

/** The cards that are to be seen. */
function shownCards(region: HTMLElement): NodeListOf<HTMLElement> {
  return region.querySelectorAll(':not([hidden]) > ul > [data-product]');
}

/** Whether the page's own button is what was pressed for more, which then goes away. */
function askedOnPage(region: HTMLElement): boolean {
  return region.querySelector(':scope > :first-child button')?.matches(':focus') ?? false;
}

function focusProduct(region: HTMLElement, position: number): void {
  const card = shownCards(region)[position];
  card?.querySelector('a')?.focus();
}
