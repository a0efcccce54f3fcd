import { isSamePart, type IndexPart, type NeededPart } from '../../contract/catalogue/part.ts';
import {
  catalogueFile,
  valuePart,
  type CatalogueIndex,
  type OrderColumn,
  type OrderColumns,
} from '../../contract/catalogue/records.ts';
import { askCatalogue } from './askCatalogue.ts';
import type { CatalogueError } from './fetchCatalogueFile.ts';

/** The state of a list's index. */
export type IndexState =
  | { readonly kind: 'unknown' | 'loading' | 'failed' | 'outdated' }
  | { readonly kind: 'loaded'; readonly index: CatalogueIndex }
  | { readonly kind: 'part'; readonly part: IndexPart };

/** The state of the index with this name. */
export function indexState(name: string): IndexState {
  return name === held.name ? held.state : unknownIndex;
}

export const unknownIndex: IndexState = { kind: 'unknown' };

/**
 * Fetches an index and the columns of its orders that are needed. Does nothing for parts that are
 * loaded or loading. Only one index is in memory, that of the list on the page.
 */
export function loadIndex(name: string, needed: readonly OrderColumn[] = []): void {
  const state = indexState(name);
  const wanted = new Set([...(name === held.name ? held.wanted : []), ...needed]);
  const isComing = name === held.name && held.isWhole;
  if (isComing && wanted.size === held.wanted.size) return;
  const isUsable = state.kind === 'loaded' || state.kind === 'part';
  // The old state stays usable until the new one is loaded.
  hold({ name, wanted, isWhole: true, state: isUsable ? state : { kind: 'loading' } });
  holdOnceThere(
    fetchIndex(name, wanted, state.kind === 'loaded' ? state.index : undefined).then((index) => ({
      kind: 'loaded',
      index,
    })),
  );
}

/**
 * Fetches the part of a long list's index that one choice needs: a fifth of the whole, for a
 * visitor who follows a link. If another choice came before, fetches the whole index, since more
 * choices will follow.
 *
 * @param size the number of products in the list
 */
export function loadPart(name: string, size: number, needed: NeededPart): void {
  if (name === held.name && (held.isWhole || held.part)) {
    if (!isSamePart(held.part, needed)) loadIndex(name, needed.orders);
    return;
  }
  hold({ name, wanted: new Set(), isWhole: false, part: needed, state: { kind: 'loading' } });
  holdOnceThere(fetchPart(name, size, needed).then((part) => ({ kind: 'part', part })));
}

/** Stores the state when it is loaded, unless another one is wanted by then. */
function holdOnceThere(coming: Promise<IndexState>): void {
  const attempt = held;
  coming.then(
    (state) => {
      if (held.wanted === attempt.wanted) hold({ ...attempt, state });
    },
    (error: unknown) => {
      const kind = (error as CatalogueError).isOutdated ? 'outdated' : 'failed';
      if (held.wanted === attempt.wanted) {
        hold({ name: attempt.name, wanted: new Set(), isWhole: false, state: { kind } });
      }
    },
  );
}

async function fetchPart(name: string, size: number, needed: NeededPart): Promise<IndexPart> {
  const { parameter, key, facets, orders, allOrders } = needed;
  const [index, columns, ...prices] = await Promise.all([
    fetchIndex(catalogueFile(name, valuePart(parameter, key)), new Set(orders), undefined),
    Promise.all(
      facets.map((facet) =>
        askCatalogue({ kind: 'facet', name: catalogueFile(name, facet), size }),
      ),
    ),
    ...allOrders.map((column) => fetchOrder(name, column, size)),
  ]);
  const all = { size, facets: columns, cards: index.cards };
  return { needed, index, all: prices.reduce(withOrder, all) };
}

async function fetchIndex(
  name: string,
  wanted: ReadonlySet<OrderColumn>,
  known: CatalogueIndex | undefined,
): Promise<CatalogueIndex> {
  const index = known ?? (await askCatalogue({ kind: 'index', name }));
  const missing = [...wanted].filter((column) => !index.orders?.[column]);
  const orders = await Promise.all(missing.map((column) => fetchOrder(name, column, index.size)));
  return orders.reduce(withOrder, index);
}

function withOrder(index: CatalogueIndex, order: OrderColumns): CatalogueIndex {
  return { ...index, orders: { ...index.orders, ...order } };
}

function fetchOrder(name: string, column: OrderColumn, size: number): Promise<OrderColumns> {
  return askCatalogue({ kind: 'order', name: catalogueFile(name, column), column, size });
}

/**
 * Calls a function after each change.
 *
 * @returns ends the subscription
 */
export function onIndexChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function hold(next: typeof held): void {
  held = next;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
let held: {
  readonly name: string;
  readonly wanted: ReadonlySet<OrderColumn>;
  /** True if all facets are loaded or loading. */
  readonly isWhole: boolean;
  /** The part that is loaded or loading, if the index is not whole. */
  readonly part?: NeededPart;
  readonly state: IndexState;
} = { name: '', wanted: new Set(), isWhole: false, state: unknownIndex };
