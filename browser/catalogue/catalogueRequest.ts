import type { CatalogueIndex, FacetColumn, OrderColumn } from '../../contract/catalogue/records.ts';
import { checkedFacet, checkedIndex, checkedOrder } from './checkedIndex.ts';
import { fetchCatalogueFile } from './fetchCatalogueFile.ts';
import { loadProducts } from './shards.ts';

/** The requests that a product list can make. */
export type CatalogueRequest =
  | { readonly kind: 'index'; readonly name: string }
  | {
      readonly kind: 'order';
      readonly name: string;
      readonly column: OrderColumn;
      /** The number of products in the list. */
      readonly size: number;
    }
  | {
      readonly kind: 'facet';
      readonly name: string;
      /** The number of products in the list. */
      readonly size: number;
    }
  | {
      readonly kind: 'products';
      /** The prefix of the shards' names. */
      readonly cards: string;
      readonly positions: readonly number[];
    };

/**
 * Loads the requested file and checks it.
 *
 * @throws CatalogueError
 */
export function answerRequest(request: CatalogueRequest, signal: AbortSignal): Promise<unknown> {
  switch (request.kind) {
    case 'index':
      return fetchCatalogueFile(request.name, checkedIndex, mostBytes, signal);
    case 'order':
      return fetchCatalogueFile(
        request.name,
        (json) => checkedOrder(request.column, json, request),
        mostBytes,
        signal,
      );
    case 'facet':
      return fetchCatalogueFile(
        request.name,
        (json) => checkedFacet(json, request.size),
        mostBytes,
        signal,
      );
    case 'products':
      return loadProducts(request.cards, request.positions, signal);
  }
}

/** The answer to each kind of request. */
export interface CatalogueAnswers {
  readonly index: CatalogueIndex;
  readonly order: ReturnType<typeof checkedOrder>;
  readonly facet: FacetColumn;
  readonly products: Awaited<ReturnType<typeof loadProducts>>;
}

/** Bytes. Ten times the size of a file for 10,000 products. */
const mostBytes = 4_000_000;
