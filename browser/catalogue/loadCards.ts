import { cardFile, cardsPerFile, type ProductCardRecord } from '../../contract/catalogue.ts';
import { fetchCatalogueFile } from './fetchCatalogueFile.ts';

/**
 * Returns the cards of the products at these positions of a catalogue. Fetches the files that are not in
 * memory.
 *
 * @param cards the prefix of the files' names
 * @param signal aborted when the visitor wants other products
 * @throws OutdatedCatalogue if the build has been replaced; other errors if there is no usable response
 */
export async function loadCards(
  cards: string,
  positions: readonly number[],
  signal: AbortSignal,
): Promise<ProductCardRecord[]> {
  const names = new Set(positions.map((position) => cardFile(cards, position)));
  const files = new Map(
    await Promise.all(
      [...names].map(async (name) => [name, await cardsOfFile(name, signal)] as const),
    ),
  );
  return positions.map((position) => {
    const card = files.get(cardFile(cards, position))?.[position % cardsPerFile];
    if (!card) throw new Error(`No product ${position}.`);
    return card;
  });
}

async function cardsOfFile(
  name: string,
  signal: AbortSignal,
): Promise<readonly ProductCardRecord[]> {
  const cards = loaded.get(name) ?? (await fetchCatalogueFile(name, areCards, signal));
  if (loaded.size === maxFiles) loaded.clear();
  loaded.set(name, cards);
  return cards;
}

function areCards(data: unknown): data is readonly ProductCardRecord[] {
  return (
    Array.isArray(data) &&
    data.every((card: Partial<ProductCardRecord> | null) => typeof card?.title === 'string')
  );
}

/** Limits the memory of a long visit to some 3,000 products. */
const maxFiles = 512;

const loaded = new Map<string, readonly ProductCardRecord[]>();
