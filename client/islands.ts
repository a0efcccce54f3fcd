import { reloadOnce } from './reloadOnce.ts';

/**
 * Lets what sleeps in a part of the page come to life: islands, a search, contents of other
 * providers. What that takes, a page without any does not load.
 */
export function startIslands(root: ParentNode = document): void {
  if (!root.querySelector('collegium-island,[data-external],[role=search]')) return;
  void import('./hydration.ts').then(({ awaitTriggers }) => awaitTriggers(root), reloadOnce);
}
