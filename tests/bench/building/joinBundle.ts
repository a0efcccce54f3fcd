import { timedBuild } from './timedBuild.ts';

/**
 * Has what builds load joined in a bundle, which they do where the one before had loaded the same
 * (`typescript.js`). It is done before anything is measured, so that no build pays for it that happens
 * to be the second.
 */
export async function joinBundle(outDir: string): Promise<void> {
  for (let build = 1; build <= 2; build += 1) await timedBuild('data/embedded/association', outDir);
}
