import { filesOf, keepAssets } from './formerFiles.ts';
import type { Lock } from './Lock.ts';
import type { Place } from './Place.ts';
import { readPublications, type Publication } from './Publication.ts';
import type { Build } from './Publisher.ts';
import { PublishingError } from './PublishingError.ts';
import { switchTo } from './switchTo.ts';

/**
 * Shows an earlier publication again.
 *
 * @param wanted its number; by default, the one before the visible one
 * @throws PublishingError that lists the numbers, if there is no such publication
 */
export async function goBack(
  place: Place,
  { visible }: Lock,
  { wanted, by, time }: Omit<Build, 'outDir'> & { readonly wanted: number | undefined },
): Promise<Publication> {
  const { publications } = readPublications(await place.run('list'));
  const found =
    wanted === undefined
      ? publications.findLast(({ number }) => number < (visible ?? 0))
      : publications.find(({ number }) => number === wanted);
  if (found === undefined) {
    const numbers = publications.map(({ number }) => number).join(', ') || 'none';
    const missing = wanted === undefined ? 'no earlier publication' : `no publication ${wanted}`;
    throw new PublishingError(`there is ${missing}; there are: ${numbers}`);
  }
  const files = new Set(await filesOf(place, found.number));
  const gone = (await filesOf(place, visible)).filter((file) => !files.has(file));
  await keepAssets(place, { visible, gone, folder: `releases/${found.number}` });
  const line = `${time.toISOString()} ${by} went back to ${found.number}`;
  await switchTo(place, found.number, ['back', String(found.number), line]);
  return found;
}
