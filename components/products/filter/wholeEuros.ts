import { highestPrice } from './listAddress.ts';

/**
 * The whole euros in what somebody has typed for a price, with or without a sign, groups of digits
 * and cents, as one writes them in any of the languages: "1.200", "1 200 €", "1,200.50". None where it
 * is no price, or one of nothing.
 */
export function wholeEuros(typed: string): number | undefined {
  const bare = typed.replace(/[\s€'’]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?$/.exec(bare);
  const euros = Number(match?.[1]?.replace(/[.,]/g, '') ?? 0);
  return euros > 0 && euros <= highestPrice ? euros : undefined;
}
