import { pageDataAddress } from '../../contract/addresses/pageData.ts';

/** A server that answers, but not with what was asked for, says why; a broken line does not. */
export interface FetchError extends Error {
  readonly status?: number;
}

/**
 * Fetches something that the build has written for client navigation.
 *
 * @throws FetchError, also where the line is broken, or what came is no JSON
 */
export async function fetchJson(name: string): Promise<unknown> {
  const response = await fetch(pageDataAddress(name), { signal: AbortSignal.timeout(patience) });
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`${status}`), { status });
  return response.json();
}

/** In ms. A line that is dead, and not just slow, must not keep visitors waiting for ever. */
const patience = 10_000;
