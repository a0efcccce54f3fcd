import { rm } from 'node:fs/promises';

/** Takes away what builds remember of sites, so that the next one makes all of its own. */
export async function forgetSites(outDir: string): Promise<void> {
  for (const path of [outDir, '.cache/memo', '.cache/search']) await removed(path);
}

/** The same of the bundle that builds run from, in which a profile can't tell one room from another. */
export async function forgetBundle(): Promise<void> {
  for (const name of ['bundle.json', 'loaded']) await removed(`.cache/typescript/${name}`);
}

function removed(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
