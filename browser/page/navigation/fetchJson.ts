import { pageDataAddress } from '../../../contract/pageData.ts';

/** Has a status if the server answered with an error, and none after a network error. */
export interface FetchError extends Error {
  readonly status?: number;
}

/**
 * Fetches a file that the build has written for client navigation.
 *
 * @throws FetchError, also if the connection breaks or the response is no JSON
 */
export async function fetchJson(name: string): Promise<unknown> {
  const response = await fetch(pageDataAddress(name), { signal: AbortSignal.timeout(timeout) });
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`${status}`), { status });
  return response.json();
}

/** Milliseconds. A dead connection must not keep visitors waiting for ever. */
const timeout = 10_000;
