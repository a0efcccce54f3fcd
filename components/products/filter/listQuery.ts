import { useState, useSyncExternalStore } from 'react';

/* The URL's query is the only state of a list: components change it here and read it here. */

/** Returns the query of the component's page, kept up to date. Empty at build time. */
export function useListQuery(): string {
  const [queryOfPage] = useState(followQuery);
  return useSyncExternalStore(onQueryChanged, queryOfPage, () => '');
}

/**
 * Sets the query of the page's URL.
 *
 * @param how whether the Back button returns to the previous query
 */
export function setQuery(query: string, how: 'push' | 'replace'): void {
  if (query === location.search) return;
  const address = `${location.pathname}${query}`;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}

/** The Back button also leads to other pages, whose queries do not belong to this one. */
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
