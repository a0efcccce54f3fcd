import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ProductResults, type ProductResultsProps, type ResultsView } from './ProductResults.tsx';
import { useListPosition, type PositionStore } from './useListPosition.ts';

interface FilteredProductsProps extends Pick<ProductResultsProps, 'facets'> {
  /** Id of the products' container. Its first child is the page's built content. */
  results: string;
  /**
   * Loads the products to show. Undefined for the page's built content; 'later' while the index is missing. Must be
   * another function after each choice and when the index has loaded, since only then is it called again.
   *
   * @param max maximum number of products from the start of the list
   */
  viewOf: (max: number, signal: AbortSignal) => Promise<ResultsView | 'later' | undefined>;
  /**
   * Called when the products are shown, to update the number of products and the active filters: together, so
   * that the browser draws once. Called earlier if the products are slow.
   */
  onShow: () => void;
  positions: PositionStore;
  onMore: () => void;
  onRetry: () => void;
  onRemoveFilter: (filter: string | undefined) => void;
}

/**
 * Loads the products for a choice, and shows them when all are loaded: instead of the page's built products
 * or of the previous choice's. Loads only as many as a window shows, and the rest when the visitor scrolls
 * near: most choices are followed by another one.
 */
export function FilteredProducts(props: FilteredProductsProps) {
  const { results, viewOf, onShow, positions, facets, onMore, onRetry, onRemoveFilter } = props;
  const [view, setView] = useState<ResultsView>();
  const [attempt, setAttempt] = useState(0);
  /** The `viewOf` of the choice whose products are all loaded. Of other choices, only the first ones are. */
  const [whole, setWhole] = useState<typeof viewOf>();
  const wantsMore = useRef(false);
  const position = useListPosition(view !== undefined, positions);

  const show = (next: ResultsView | undefined) => {
    const region = document.getElementById(results);
    if (!region || (next === undefined && view === undefined)) {
      onShow();
      return;
    }
    const before = shownCards(region).length;
    const continuesList = wantsMore.current || isMoreFocused(region);
    wantsMore.current = false;
    flushSync(() => {
      onShow();
      setView(next);
    });
    if (continuesList && next?.kind === 'products') focusProduct(region, before);
    position.restore();
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
    // If the products are slow, update the number before they are loaded.
    const timer = setTimeout(onShow, delay);
    const isSeen = whole === viewOf || position.isKept();
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
    // oxlint-disable-next-line react/exhaustive-deps -- the products depend only on these
  }, [viewOf, whole, attempt]);

  useLayoutEffect(() => {
    const onPage = document.getElementById(results)?.firstElementChild;
    if (onPage instanceof HTMLElement) onPage.hidden = view !== undefined;
  }, [results, view]);

  const near = useCallback(() => setWhole(() => viewOf), [viewOf]);
  const more = () => {
    wantsMore.current = true;
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
      <ProductResults
        {...{ view, facets, onRemoveFilter }}
        onNear={near}
        onMore={more}
        onRetry={retry}
      />,
      region,
    )
  );
}

/** The cards of a large window, and some more: four rows, or six on a phone. */
const firstInView = 12;

/** Milliseconds that the number of products waits for the products. Visitors do not notice this delay. */
const delay = 80;

/** Returns the visible cards. */
function shownCards(region: HTMLElement): NodeListOf<HTMLElement> {
  return region.querySelectorAll(':not([hidden]) > ul > [data-product]');
}

/** Returns whether the page's built "more" button has the focus. The button will disappear. */
function isMoreFocused(region: HTMLElement): boolean {
  return region.querySelector(':scope > :first-child button')?.matches(':focus') ?? false;
}

function focusProduct(region: HTMLElement, position: number): void {
  const card = shownCards(region)[position];
  card?.querySelector('a')?.focus();
}
