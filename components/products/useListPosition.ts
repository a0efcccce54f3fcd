import { useEffect, useRef } from 'react';

/** Stores a text for the lifetime of the tab. */
export interface PositionStore {
  readonly read: () => string;
  readonly keep: (position: string) => void;
}

/**
 * Restores the scroll position of a list. The browser and client navigation cannot, because the page is too
 * short before the products are loaded.
 *
 * @param isReplaced whether products of the visitor's choice are shown instead of the page's built ones
 */
export function useListPosition(isReplaced: boolean, { read, keep: keepPosition }: PositionStore) {
  const top = useRef<number>(undefined);

  useEffect(() => {
    top.current = positionIn(read());
    keepPosition('');
    const page = location.pathname;
    const remember = () => {
      if (location.pathname === page) {
        top.current = (history.state as { top?: number } | null)?.top;
      }
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, [read, keepPosition]);

  useEffect(() => {
    if (!isReplaced) return;
    const keep = () => {
      const { pathname, search } = location;
      keepPosition(JSON.stringify([pathname + search, scrollY]));
    };
    // Store the position before the navigation to the product starts. Only clicks on links: choosing a filter
    // does not leave the list.
    const keepOnLeave = ({ target }: Event) => {
      if ((target as Element).closest('a')) keep();
    };
    document.addEventListener('click', keepOnLeave, true);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('click', keepOnLeave, true);
      removeEventListener('pagehide', keep);
    };
  }, [isReplaced, keepPosition]);

  return {
    /** Returns whether there is a position to restore. */
    isKept: () => top.current !== undefined,
    restore: () => {
      if (top.current !== undefined) scrollTo({ top: top.current, behavior: 'instant' });
      top.current = undefined;
    },
  };
}

/** Returns the stored scroll position if it belongs to this list. */
function positionIn(stored: string): number | undefined {
  try {
    const [address, top] = JSON.parse(stored) as unknown[];
    const isHere = address === location.pathname + location.search;
    return isHere && typeof top === 'number' ? top : undefined;
  } catch {
    return undefined;
  }
}
