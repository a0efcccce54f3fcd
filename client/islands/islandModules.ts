import type { ComponentType } from 'react';

/**
 * Where every island is. A file of its own, which the loader asks for with the first island: no
 * first visit pays for islands, however many there come to be.
 */
const islands = import.meta.glob<Record<string, ComponentType<object>>>(
  '../../components/**/*.island.tsx',
);

/** The component of an island; none where there is no island of that name. */
export async function loadIsland(name: string): Promise<ComponentType<object> | undefined> {
  const load = Object.entries(islands).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1];
  return (await load?.())?.[name];
}
