import { weightUnit } from '../../../contract/search.ts';

/** A word of the index that matches the query, and its pages. */
export interface FoundWord {
  /** The likelihood that it is meant, up to 1. */
  readonly likelihood: number;
  /** Position differences and weights, alternating, as in the index. */
  readonly pages: readonly number[];
}

/**
 * The pages with the query's words, best match first.
 *
 * @param words for each word of the query, the matching words of the index
 * @param count the number of pages
 */
export function ranked(words: readonly (readonly FoundWord[])[], count: number): number[] {
  const scores = new Map<number, number>();
  const covered = new Map<number, number>();
  let all = 0;
  for (const meanings of words) {
    const best = bestOnPages(meanings);
    const rarity = rarityOf(best.size, count);
    all += rarity;
    for (const [page, weight] of best) {
      scores.set(page, (scores.get(page) ?? 0) + rarity * weight);
      covered.set(page, (covered.get(page) ?? 0) + rarity);
    }
  }
  const bestCoverage = Math.max(0, ...covered.values());
  // Pages with nothing but common words do not answer the query.
  if (bestCoverage < all * leastCovered) return [];
  return [...scores]
    .map(([page, score]) => ({ page, score, share: (covered.get(page) ?? 0) / bestCoverage }))
    .filter(({ share }) => share >= leastShare)
    .map(({ page, score, share }) => ({ page, score: score * share * share }))
    .sort((one, other) => other.score - one.score || one.page - other.page)
    .map(({ page }) => page);
}

/** For each page, the weight of its best matching word. */
function bestOnPages(meanings: readonly FoundWord[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { likelihood, pages } of meanings) {
    let page = 0;
    for (let index = 0; index < pages.length; index += 2) {
      page += pages[index] ?? 0;
      const weight = (likelihood * (pages[index + 1] ?? 0)) / weightUnit;
      if (weight > (best.get(page) ?? 0)) best.set(page, weight);
    }
  }
  return best;
}

/** Words on few pages are more specific than words on many (BM25). */
function rarityOf(found: number, count: number): number {
  return Math.log(1 + (count - found + 0.5) / (found + 0.5));
}

/**
 * The share of the query that the best page must cover, and the share of that which any other page
 * must cover.
 */
const leastCovered = 0.5;
const leastShare = 0.75;
