import { useEffect, useRef } from 'react';

/** Keeps a text for as long as the tab is open. */
export interface PlaceStore {
  readonly read: () => string;
  readonly keep: (place: string) => void;
}

/**
 * Leads back to the same place in the list. Products that come late make a page too short to be scrolled
 * to where the visitor was, when the browser or client navigation tries to.
 */
export function useListPlace(isOtherList: boolean, { read, keep: keepPlace }: PlaceStore) {
  const top = useRef<number>(undefined);

  useEffect(() => {
    top.current = placeIn(read());
    keepPlace('');
    const page = location.pathname;
    const remember = () => {
      if (location.pathname === page) {
        top.current = (history.state as { top?: number } | null)?.top;
      }
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, [read, keepPlace]);

  useEffect(() => {
    if (!isOtherList) return;
    const keep = () => {
      const { pathname, search } = location;
      keepPlace(JSON.stringify([pathname + search, scrollY]));
    };
    // Before the way to the product begins. A choice of a filter leads nowhere.
    const keepOnWay = ({ target }: Event) => {
      if ((target as Element).closest('a')) keep();
    };
    document.addEventListener('click', keepOnWay, true);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('click', keepOnWay, true);
      removeEventListener('pagehide', keep);
    };
  }, [isOtherList, keepPlace]);

  return {
    /** Whether there is a place to lead back to. */
    isKept: () => top.current !== undefined,
    restore: () => {
      if (top.current !== undefined) scrollTo({ top: top.current, behavior: 'instant' });
      top.current = undefined;
    },
  };
}

/** How far down this list was left, if it was this one. */
function placeIn(stored: string): number | undefined {
  try {
    const [address, top] = JSON.parse(stored) as unknown[];
    const isHere = address === location.pathname + location.search;
    return isHere && typeof top === 'number' ? top : undefined;
  } catch {
    return undefined;
  }
}
