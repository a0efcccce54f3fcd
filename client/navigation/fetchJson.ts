/** A server that answers, but not with what was asked for, says why; a broken line does not. */
export interface FetchError extends Error {
  readonly status?: number;
}

/**
 * Fetches one of the files below `/page-data`.
 *
 * @throws FetchError, also where the line is broken, or what came is no JSON
 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(`/page-data${path}.json`, { signal: AbortSignal.timeout(patience) });
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`${status}`), { status });
  return response.json();
}

/** In ms. A line that is dead, and not just slow, must not keep visitors waiting for ever. */
const patience = 10_000;
