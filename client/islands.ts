import type { IslandComponent } from '../components/island/hydrate.tsx';
import type { Hydration } from '../components/island/Island.tsx';
import { reloadOnce } from './reloadOnce.ts';
import { triggers } from './triggers.ts';

/** Hydrates each island in a part of the page when its trigger fires; React arrives with the first. */
export function startIslands(root: ParentNode = document): void {
  for (const island of root.querySelectorAll<HTMLElement>('collegium-island')) {
    // The build writes it from a prop of that type.
    const on = island.getAttribute('on') as Hydration['on'];
    triggers[on](island, () => hydrate(island).catch(reportError));
  }
}

async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.getAttribute('name') ?? '';
  const load = islandNamed(name);
  if (!load) return;
  const [module, { hydrateIsland }] = await Promise.all([
    load(),
    import('../components/island/hydrate.tsx'),
  ]).catch(reloadOnce);
  const Component = module[name];
  // The visitor may have gone on to another page.
  if (Component && island.isConnected) await hydrateIsland(island, Component);
}

const islands = import.meta.glob<Record<string, IslandComponent>>('../components/**/*.island.tsx');

function islandNamed(name: string) {
  return Object.entries(islands).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1];
}
