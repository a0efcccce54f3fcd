import { highestPrice } from './listAddress.ts';

/**
 * Returns the whole euros of a typed price. Accepts a currency sign, digit grouping and cents as written in
 * any of the languages: "1.200", "1 200 €", "1,200.50". Undefined if the text is no price, or for a price
 * of zero.
 */
export function wholeEuros(typed: string): number | undefined {
  const bare = typed.replace(/[\s€'’]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?$/.exec(bare);
  const euros = Number(match?.[1]?.replace(/[.,]/g, '') ?? 0);
  return euros > 0 && euros <= highestPrice ? euros : undefined;
}
