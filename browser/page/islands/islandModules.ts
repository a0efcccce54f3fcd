import type { ComponentType } from 'react';

/**
 * The modules of all islands. A separate file, loaded with the first island, so that the first
 * visit does not grow with the number of islands.
 */
const islands = import.meta.glob<Record<string, ComponentType<object>>>(
  '../../../components/**/*.island.tsx',
);

/** The component of an island. Undefined if no island has that name. */
export async function loadIsland(name: string): Promise<ComponentType<object> | undefined> {
  const load = Object.entries(islands).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1];
  return (await load?.())?.[name];
}
