import { externalContent } from '../../../contract/markup.ts';
import {
  type IslandAttributes,
  islandElement,
  type HydrationTrigger,
} from '../../../contract/island.ts';
import { awaitExternalContent } from '../consent/awaitExternalContent.ts';
import { repeatEarlyPress } from '../earlyPress.ts';
import { reloadOnce } from '../reloadOnce.ts';
import { triggers } from './triggers.ts';

export { whenConsented } from '../../consent/whenConsented.ts';

/**
 * Hydrates each island in a part of the page when its trigger fires. React loads with the first
 * island.
 */
export function awaitTriggers(root: ParentNode): void {
  awaitExternalContent();
  for (const island of root.querySelectorAll<HTMLElement>(islandElement)) {
    // The build writes the attribute from a prop of this type.
    const on = island.getAttribute('on' satisfies keyof IslandAttributes) as HydrationTrigger;
    triggers[on](island, () => hydrate(island).catch(reportError));
  }
  repeatEarlyPress(`${islandElement},${externalContent}`);
}

async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.getAttribute('name' satisfies keyof IslandAttributes) ?? '';
  const [Component, { hydrateIsland }] = await Promise.all([
    import('./islandModules.ts').then(({ loadIsland }) => loadIsland(name)),
    import('../../../components/island/hydrate.tsx'),
  ]).catch(reloadOnce);
  // The visitor may have navigated to another page.
  if (Component && island.isConnected) {
    await hydrateIsland(island, Component);
    // The island may have rendered third-party contents.
    awaitExternalContent();
  }
}
