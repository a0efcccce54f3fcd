import { useCallback, useRef, useState } from 'react';
import type { CatalogueIndex } from '../../contract/catalogue.ts';

/** Loads the files of a catalogue. */
export interface CatalogueFiles {
  readonly fetchIndex: (name: string) => Promise<CatalogueIndex>;
  /** Returns whether a file could not be loaded because a newer build has replaced it. */
  readonly isOutdated: (error: unknown) => boolean;
}

/** The index of a list. Undefined before it is loaded; outdated if a newer build has replaced it. */
export type IndexState = CatalogueIndex | 'failed' | 'outdated' | undefined;

interface CatalogueIndexUse {
  readonly index: IndexState;
  /** Loads the index unless it is loaded or loading. */
  readonly loadIndex: () => void;
  /** Call this with the error if cards of the index could not be loaded. */
  readonly reportCardError: (error: unknown) => void;
}

/**
 * Returns the index of a list, which is loaded when it is first needed.
 *
 * @param name of the list's index file
 */
export function useCatalogueIndex(
  name: string,
  { fetchIndex, isOutdated }: CatalogueFiles,
): CatalogueIndexUse {
  const [index, setIndex] = useState<IndexState>();
  const isRequested = useRef(false);
  const loadIndex = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    setIndex(undefined);
    fetchIndex(name).then(setIndex, (error: unknown) => {
      isRequested.current = false;
      setIndex(isOutdated(error) ? 'outdated' : 'failed');
    });
  }, [name, fetchIndex, isOutdated]);
  const reportCardError = useCallback(
    (error: unknown) => {
      // The cards of a newer build have other names, which only its own page knows.
      if (isOutdated(error)) setIndex('outdated');
    },
    [isOutdated],
  );
  return { index, loadIndex, reportCardError };
}
