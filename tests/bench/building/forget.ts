import { rm } from 'node:fs/promises';

/** Takes away what builds remember of sites, so that the next one makes all of its own. */
export async function forgetSites(outDir: string): Promise<void> {
  for (const path of [outDir, '.cache/memo']) await rm(path, { recursive: true, force: true });
}
