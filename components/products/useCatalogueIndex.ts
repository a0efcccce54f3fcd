import { useCallback, useRef, useState } from 'react';
import { OutdatedCatalogue } from '../../browser/catalogue/fetchCatalogueFile.ts';
import { fetchIndex } from '../../browser/catalogue/fetchIndex.ts';
import type { CatalogueIndex } from '../../contract/catalogue/records.ts';

/** The index of a list. Undefined before it is loaded; outdated if a newer build has replaced it. */
export type IndexState = CatalogueIndex | 'failed' | 'outdated' | undefined;

/**
 * Returns the index of a list, and a function that loads it unless it is loaded or loading.
 *
 * @param name of the list's index file
 */
export function useCatalogueIndex(name: string): [index: IndexState, load: () => void] {
  const [index, setIndex] = useState<IndexState>();
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setIndex(undefined);
    fetchIndex(name).then(setIndex, (error: unknown) => {
      isAsked.current = false;
      setIndex(error instanceof OutdatedCatalogue ? 'outdated' : 'failed');
    });
  }, [name]);
  return [index, load];
}
