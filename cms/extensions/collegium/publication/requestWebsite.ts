import { randomUUID } from 'node:crypto';
import { publicationPath, readMark } from '../../../../contract/publication.ts';
import { readUpTo } from '../../../../data/files/readUpTo.ts';
import type { LivePublication } from './answer.ts';

/** Milliseconds. A website of files answers in much less, and an editor waits for it. */
const longest = 5000;

/** The file has less than 100 bytes. Anything longer is another page. */
const maxBytes = 1000;

/**
 * Requests the file at the website's public address that says which publication visitors see. Follows no redirects, since they could
 * lead to an address that the operator has not set.
 */
export async function requestWebsite(site: string, timeout = longest): Promise<LivePublication> {
  try {
    // No cache has a response for an address that nobody has requested.
    const response = await fetch(`${site}${publicationPath}?${randomUUID()}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const { bytes } = await readUpTo(maxBytes, response.body);
    // A proxy answers so while the website's server is away.
    if (response.status >= 500) return { state: 'silent' };
    const publication =
      response.status === 200 ? readMark(Buffer.from(bytes).toString()) : undefined;
    return publication ? { state: 'numbered', publication } : { state: 'unnumbered' };
  } catch {
    return { state: 'silent' };
  }
}
