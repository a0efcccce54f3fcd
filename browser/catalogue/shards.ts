import { productsPerShard, type ProductCardRecord } from '../../contract/catalogue/records.ts';
import { mostBytes } from '../requests/boundedText.ts';
import { checkedShard } from './checkedShard.ts';
import { CatalogueError, fetchCatalogueFile } from './fetchCatalogueFile.ts';

/**
 * The products at some positions of a catalogue, if all of their shards are there.
 *
 * @param shards the hashes in the addresses of all shards
 */
export function heldProducts(
  shards: readonly string[],
  positions: readonly number[],
): ProductCardRecord[] | undefined {
  const products: ProductCardRecord[] = [];
  for (const position of positions) {
    const product = held.get(hashAt(shards, position))?.[position % productsPerShard];
    if (!product) return undefined;
    products.push(product);
  }
  return products;
}

/**
 * Fetches the products at some positions, as far as they are not there yet.
 *
 * @param signal aborted once the visitor wants others
 * @throws CatalogueError
 */
export async function loadProducts(
  shards: readonly string[],
  positions: readonly number[],
  signal: AbortSignal,
): Promise<ProductCardRecord[]> {
  const hashes = new Set(positions.map((position) => hashAt(shards, position)));
  const entries = await Promise.all(
    [...hashes].map(async (hash) => [hash, await productsOf(hash, signal)] as const),
  );
  const loaded = new Map(entries);
  return positions.map((position) => {
    const product = loaded.get(hashAt(shards, position))?.[position % productsPerShard];
    if (!product) throw new CatalogueError(`No product ${position}.`);
    return product;
  });
}

async function productsOf(
  hash: string,
  signal: AbortSignal,
): Promise<readonly ProductCardRecord[]> {
  const products =
    held.get(hash) ?? (await fetchCatalogueFile(hash, checkedShard, mostBytes, signal)).products;
  // The one that was used last is the last to be forgotten.
  held.delete(hash);
  held.set(hash, products);
  const [oldest = ''] = held.keys();
  if (held.size > mostShards) held.delete(oldest);
  return products;
}

function hashAt(shards: readonly string[], position: number): string {
  return shards[Math.floor(position / productsPerShard)] ?? '';
}

/** So that a long visit does not fill the memory: some 3,000 products. */
const mostShards = 64;

const held = new Map<string, readonly ProductCardRecord[]>();
