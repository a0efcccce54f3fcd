import { weightUnit } from '../../contract/search/records.ts';

/** A word of the index that is meant, and where it is. */
export interface FoundWord {
  /** How likely it is meant, up to 1. */
  readonly likeness: number;
  /** As in the index: steps and weights in turns. */
  readonly pages: readonly number[];
}

/**
 * The pages on which the words of a query are, the best first.
 *
 * @param words of the query, each with the words of the index that it means
 * @param count how many pages there are
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
  const most = Math.max(0, ...covered.values());
  // What has only the words that are everywhere does not answer the question.
  if (most < all * leastCovered) return [];
  return [...scores]
    .map(([page, score]) => ({ page, score, share: (covered.get(page) ?? 0) / most }))
    .filter(({ share }) => share >= leastShare)
    .map(({ page, score, share }) => ({ page, score: score * share * share }))
    .sort((one, other) => other.score - one.score || one.page - other.page)
    .map(({ page }) => page);
}

/** Of the words that are meant, each page counts the one that says most of it. */
function bestOnPages(meanings: readonly FoundWord[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { likeness, pages } of meanings) {
    let page = 0;
    for (let index = 0; index < pages.length; index += 2) {
      page += pages[index] ?? 0;
      const weight = (likeness * (pages[index + 1] ?? 0)) / weightUnit;
      if (weight > (best.get(page) ?? 0)) best.set(page, weight);
    }
  }
  return best;
}

/** What is on few pages says more of them than what is on many (BM25). */
function rarityOf(found: number, count: number): number {
  return Math.log(1 + (count - found + 0.5) / (found + 0.5));
}

/** How much of a query the best page must have, and each other of what the best one has. */
const leastCovered = 0.5;
const leastShare = 0.75;
