import type { Place } from './Place.ts';
import { readPublications } from './Publication.ts';
import { LostConnectionError, UnknownSiteError } from './PublishingError.ts';

/**
 * Makes a publication visible by a function of `target.sh`. If the connection is lost at this moment, asks the host again
 * what visitors see.
 *
 * @throws PublishingError
 */
export async function switchTo(
  place: Place,
  number: number,
  run: readonly [name: string, ...args: readonly string[]],
): Promise<void> {
  const [name, ...args] = run;
  try {
    await place.run(name, args);
  } catch (error) {
    if (!(error instanceof LostConnectionError)) throw error;
    const found = await visibleAt(place);
    if (found !== number) throw new UnknownSiteError(error.message);
  }
}

async function visibleAt(place: Place): Promise<number | undefined> {
  try {
    return readPublications(await place.run('list')).visible;
  } catch {
    return undefined;
  }
}
