import { assetsPath } from '../../contract/siteAddresses.ts';
import { builtFilesName, listedFiles } from '../commands/builtFiles.ts';
import { hashedPaths } from '../hosting/headerTable.ts';
import type { Place } from './Place.ts';
import { PublishingError } from './PublishingError.ts';

/**
 * The files that the build of a release wrote.
 *
 * @param release no files without a number
 */
export async function filesOf(
  place: Place,
  release: number | undefined,
): Promise<readonly string[]> {
  if (release === undefined) return [];
  const json = await place.run('files', [String(release)]);
  try {
    return listedFiles(json);
  } catch {
    throw new PublishingError(`releases/${release}/${builtFilesName} is damaged`);
  }
}

/**
 * Keeps scripts and pictures of the visible release in the one that replaces it, for visitors whose page arrived before
 * the switch. Their names change with their content, so they are in nobody's way.
 *
 * @param gone the visible release's files that the other one lacks
 * @param folder the other one's
 */
export async function keepAssets(
  place: Place,
  {
    visible,
    gone,
    folder,
  }: {
    readonly visible: number | undefined;
    readonly gone: readonly string[];
    readonly folder: string;
  },
): Promise<void> {
  const hashed = hashedPaths(assetsPath);
  const kept = gone.filter((file) => hashed.some((path) => `/${file}`.startsWith(path)));
  if (visible === undefined || kept.length === 0) return;
  await place.run('keep', [String(visible), folder], kept.map((file) => `${file}\n`).join(''));
}
