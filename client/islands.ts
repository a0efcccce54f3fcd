import type { IslandComponent } from '../components/island/hydrate.tsx';
import type { Hydration } from '../components/island/Island.tsx';
import { triggers } from './triggers.ts';

/** Hydrates each island of the page when its trigger fires; React arrives with the first. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('collegium-island')) {
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
  ]);
  const Component = module[name];
  if (Component) await hydrateIsland(island, Component);
}

const islands = import.meta.glob<Record<string, IslandComponent>>('../components/**/*.island.tsx');

function islandNamed(name: string) {
  return Object.entries(islands).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1];
}
