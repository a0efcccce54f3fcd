import type { CatalogueIndex } from '../../contract/catalogue/records.ts';
import { checkedIndex } from './checkedIndex.ts';
import { fetchCatalogueFile, type CatalogueError } from './fetchCatalogueFile.ts';

/** What is known of a catalogue's index. */
export type IndexState =
  | { readonly kind: 'unknown' | 'loading' | 'failed' | 'outdated' }
  | { readonly kind: 'loaded'; readonly index: CatalogueIndex };

/** Of the catalogue with this hash in its address. */
export function indexState(hash: string): IndexState {
  return hash === held.hash ? held.state : unknownIndex;
}

export const unknownIndex: IndexState = { kind: 'unknown' };

/** Fetches an index, unless it is there or on its way. One is held at a time: there is one a language. */
export function loadIndex(hash: string): void {
  const { kind } = indexState(hash);
  if (kind === 'loading' || kind === 'loaded') return;
  hold(hash, { kind: 'loading' });
  fetchCatalogueFile(hash, checkedIndex, mostBytes).then(
    (index) => holdIfAwaited(hash, { kind: 'loaded', index }),
    (error: unknown) => {
      const { isOutdated } = error as CatalogueError;
      holdIfAwaited(hash, { kind: isOutdated ? 'outdated' : 'failed' });
    },
  );
}

/**
 * Calls a function after each change.
 *
 * @returns ends that
 */
export function onIndexChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function holdIfAwaited(hash: string, state: IndexState): void {
  if (hash === held.hash) hold(hash, state);
}

function hold(hash: string, state: IndexState): void {
  held = { hash, state };
  for (const listener of listeners) listener();
}

/** Ten times what 10,000 products take. */
const mostBytes = 4_000_000;

const listeners = new Set<() => void>();
let held: { readonly hash: string; readonly state: IndexState } = { hash: '', state: unknownIndex };
