import { EnvironmentError } from '../../data/settings/environment.ts';
import { builtFiles } from '../commands/builtFiles.ts';

/**
 * The files of a built site. Other files in its folder are not published.
 *
 * @throws EnvironmentError if there is none
 */
export async function listOfBuild(outDir: string): Promise<readonly string[]> {
  const files = await builtFiles(outDir);
  if (files) return files;
  throw new EnvironmentError(`OUT_DIR: expected a built site in ${outDir}; run npm run build.`);
}
