import type { Route } from './route.ts';

/** The number of the part of a list that a page shows, from 1. Always 1 for pages without a list. */
export function partNumber({ newsList, productList }: Route): number {
  return (newsList ?? productList)?.number ?? 1;
}
