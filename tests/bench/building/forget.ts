import { rm } from 'node:fs/promises';

/** Deletes the builds' caches of sites, so that the next build renders everything. */
export async function forgetSites(outDir: string): Promise<void> {
  for (const path of [outDir, '.cache/memo']) await rm(path, { recursive: true, force: true });
}
