import type { Route } from './route.ts';

/** Which part of a long list a page is, from 1 up; a page that is no such list is the first of itself. */
export function partNumber({ newsList, productList }: Route): number {
  return (newsList ?? productList)?.number ?? 1;
}
