import type { CatalogueIndex } from '../../contract/catalogue.ts';
import { fetchCatalogueFile } from './fetchCatalogueFile.ts';

/**
 * Fetches the index of a product list.
 *
 * @throws OutdatedCatalogue if the build has been replaced; other errors if there is no usable response
 */
export function fetchIndex(name: string): Promise<CatalogueIndex> {
  return fetchCatalogueFile(name, isIndex);
}

function isIndex(data: unknown): data is CatalogueIndex {
  const { values, products, prices, titles } = (data ?? {}) as Partial<CatalogueIndex>;
  return [values, products, prices, titles].every(Array.isArray);
}
