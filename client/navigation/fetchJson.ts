/** A server that answers, but not with what was asked for. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

/**
 * Fetches one of the files below `/page-data`.
 *
 * @throws StatusError, or whatever else comes of a broken line or of what is no JSON
 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(`/page-data${path}.json`, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new StatusError(response.status);
  return response.json();
}

/** In ms. A line that is dead, and not just slow, must not keep visitors waiting for ever. */
const patience = 10_000;
