import { externalContent } from '../../contract/markup/externalContent.ts';
import { islandElement } from '../../contract/markup/island.ts';
import { reloadOnce } from '../reloadOnce.ts';

/**
 * Lets the islands in a part of the page come to life, and contents of other providers be allowed;
 * what that takes, a page without any does not load.
 */
export function startIslands(root: ParentNode = document): void {
  if (root.querySelector(`${islandElement},${externalContent}`)) {
    void import('./hydration.ts').then(({ awaitTriggers }) => awaitTriggers(root), reloadOnce);
  }
}
