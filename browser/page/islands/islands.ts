import { externalContent } from '../../../contract/markup.ts';
import { islandElement } from '../../../contract/island.ts';
import { reloadOnce } from '../reloadOnce.ts';

/**
 * Starts the islands and the third-party contents in a part of the page. A page without any does
 * not load the code for them.
 */
export function startIslands(root: ParentNode = document): void {
  if (root.querySelector(`${islandElement},${externalContent}`)) {
    void import('./hydration.ts').then(({ awaitTriggers }) => awaitTriggers(root), reloadOnce);
  }
}
