import { useState, useSyncExternalStore } from 'react';

/*
 * What a list shows stands in the query of the address, and nowhere else: whatever changes it says so
 * here, and whatever shows it goes by it.
 */

/** The query of the page that the component is on, kept up to date. Empty at build time. */
export function useListQuery(): string {
  const [queryOfPage] = useState(followQuery);
  return useSyncExternalStore(onQueryChanged, queryOfPage, () => '');
}

/**
 * Lets the address of the page have another query.
 *
 * @param how whether the browser's way back leads to what was before
 */
export function enterQuery(query: string, how: 'push' | 'replace'): void {
  if (query === location.search) return;
  const address = `${location.pathname}${query}`;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}

/** The way back leads to other pages as well, whose queries are none of this one's. */
function followQuery(): () => string {
  let page: string | undefined;
  let query = '';
  return () => {
    page ??= location.pathname;
    if (location.pathname === page) query = location.search;
    return query;
  };
}

function onQueryChanged(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const listeners = new Set<() => void>();
