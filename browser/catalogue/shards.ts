import {
  catalogueFile,
  productsPerShard,
  type ProductCardRecord,
} from '../../contract/catalogue/records.ts';
import { mostBytes } from '../requests/boundedText.ts';
import { checkedShard } from './checkedShard.ts';
import { CatalogueError, fetchCatalogueFile } from './fetchCatalogueFile.ts';

/**
 * The products at some positions of a catalogue. Shards that are not in memory are fetched.
 *
 * @param cards the prefix of the shards' names
 * @param signal aborted when the visitor wants other products
 * @throws CatalogueError
 */
export async function loadProducts(
  cards: string,
  positions: readonly number[],
  signal: AbortSignal,
): Promise<ProductCardRecord[]> {
  const names = new Set(positions.map((position) => shardOf(cards, position)));
  const entries = await Promise.all(
    [...names].map(async (name) => [name, await productsOf(name, signal)] as const),
  );
  const loaded = new Map(entries);
  return positions.map((position) => {
    const product = loaded.get(shardOf(cards, position))?.[position % productsPerShard];
    if (!product) throw new CatalogueError(`No product ${position}.`);
    return product;
  });
}

async function productsOf(
  name: string,
  signal: AbortSignal,
): Promise<readonly ProductCardRecord[]> {
  const products =
    held.get(name) ?? (await fetchCatalogueFile(name, checkedShard, mostBytes, signal)).products;
  // Moves the shard to the end: the map deletes the least recently used shard first.
  held.delete(name);
  held.set(name, products);
  const [oldest = ''] = held.keys();
  if (held.size > mostShards) held.delete(oldest);
  return products;
}

function shardOf(cards: string, position: number): string {
  return catalogueFile(cards, Math.floor(position / productsPerShard));
}

/** Limits the memory of a long visit to some 3,000 products. */
const mostShards = 512;

const held = new Map<string, readonly ProductCardRecord[]>();
