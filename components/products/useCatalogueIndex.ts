import { useCallback, useRef, useState } from 'react';
import { OutdatedCatalogue } from '../../browser/catalogue/fetchCatalogueFile.ts';
import { fetchIndex } from '../../browser/catalogue/fetchIndex.ts';
import type { CatalogueIndex } from '../../contract/catalogue/records.ts';

/** The index of a list. Undefined before it is loaded; outdated if a newer build has replaced it. */
export type IndexState = CatalogueIndex | 'failed' | 'outdated' | undefined;

interface CatalogueIndexUse {
  readonly index: IndexState;
  /** Loads the index unless it is loaded or loading. */
  readonly loadIndex: () => void;
  /** To be called with the error if cards of the index could not be loaded. */
  readonly reportCards: (error: unknown) => void;
}

/**
 * Returns the index of a list, which is loaded when it is first needed.
 *
 * @param name of the list's index file
 */
export function useCatalogueIndex(name: string): CatalogueIndexUse {
  const [index, setIndex] = useState<IndexState>();
  const isAsked = useRef(false);
  const loadIndex = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setIndex(undefined);
    fetchIndex(name).then(setIndex, (error: unknown) => {
      isAsked.current = false;
      setIndex(error instanceof OutdatedCatalogue ? 'outdated' : 'failed');
    });
  }, [name]);
  const reportCards = useCallback((error: unknown) => {
    // The cards of a newer build have other names, which only its own page knows.
    if (error instanceof OutdatedCatalogue) setIndex('outdated');
  }, []);
  return { index, loadIndex, reportCards };
}
