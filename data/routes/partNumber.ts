import type { Route } from './route.ts';

/** The number of a page's part in a long list, from 1. Always 1 for other pages. */
export function partNumber({ newsList, productList }: Route): number {
  return (newsList ?? productList)?.number ?? 1;
}
