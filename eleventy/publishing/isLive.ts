import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchText } from '../doctor/fetchText.ts';
import { publicationPath, readMark } from '../../contract/publication.ts';
import type { Publication } from './Publication.ts';

/** Web servers and caches may remember a file or a link for some seconds. */
const retries = { attempts: 8, pause: 1000 };

/**
 * Requests a website's `publication.txt`.
 *
 * @returns undefined if the publication is visible there, or in some words what was found instead
 */
export async function whatElseIsLive(
  siteUrl: string,
  publication: Publication,
  { attempts, pause: length } = retries,
): Promise<string | undefined> {
  // No cache has a response for an address that nobody has requested.
  const response = await fetchText(`${siteUrl}${publicationPath}?${randomUUID()}`);
  const found = typeof response === 'string' ? `no answer (${response})` : String(response.status);
  const mark =
    typeof response !== 'string' && response.status === 200 ? readMark(response.text) : undefined;
  // Not its pages: an earlier version wrote none, and this one can go back to its publication.
  if (mark?.number === publication.number && mark.time === publication.time) return undefined;
  if (attempts > 1) {
    await pause(length);
    return whatElseIsLive(siteUrl, publication, { attempts: attempts - 1, pause: length });
  }
  return mark === undefined ? found : `publication ${mark.number}`;
}
