import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';

export interface Patience {
  /** How often a request is tried. */
  readonly attempts: number;
  /** Milliseconds until a request counts as lost. */
  readonly timeout: number;
  /** Milliseconds before the second attempt; each further pause is twice as long. */
  readonly pause: number;
  /** The longest of these pauses in milliseconds. */
  readonly longestPause: number;
  /** The longest pause that the backend may ask for; rather than wait longer, give up. */
  readonly longestReset: number;
  /** Requests under way at once. */
  readonly concurrency: number;
}

export const defaultPatience: Patience = {
  attempts: 5,
  timeout: 60_000,
  pause: 500,
  longestPause: 30_000,
  longestReset: 600_000,
  concurrency: 10,
};

/**
 * The backend gave no useful answer, however often it was asked. The message goes on after its
 * name, as in "does not answer (status 503)".
 */
export class BackendAway extends Error {
  override readonly name = 'BackendAway';
}

/**
 * A `fetch` that asks again where that may help: after network errors, lost requests, 5xx and 429,
 * and then not before the backend wants to be asked.
 *
 * @param stop ends all requests and pauses at once, since one that is lost for good makes the others
 *   pointless
 * @throws BackendAway when all attempts are used up
 */
export function patientFetch(patience: Patience, stop: AbortSignal): typeof fetch {
  const limit = pLimit(patience.concurrency);
  return (input, init) =>
    limit(() => persistently(() => attempt(input, init, patience, stop), patience, stop));
}

type Attempt =
  | { readonly response: Response }
  | { readonly failure: string; readonly retryAfter?: number | undefined };

async function attempt(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  { timeout }: Patience,
  stop: AbortSignal,
): Promise<Attempt> {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), stop]);
    const response = await fetch(input, { ...init, signal });
    // Read here, so that an answer that breaks off is asked for again.
    const body = await response.arrayBuffer();
    if (response.status === 429 || response.status >= 500) {
      return { failure: `status ${response.status}`, retryAfter: wantedPause(response, body) };
    }
    const { status, statusText, headers } = response;
    // 204 and 304 may not be given a body, not even an empty one.
    const empty = body.byteLength === 0;
    return { response: new Response(empty ? null : body, { status, statusText, headers }) };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

async function persistently(
  once: () => Promise<Attempt>,
  { attempts, pause, longestPause, longestReset }: Patience,
  stop: AbortSignal,
): Promise<Response> {
  let failure = '';
  for (let count = 0; count < attempts; count += 1) {
    stop.throwIfAborted();
    const result = await once();
    if ('response' in result) return result.response;
    failure = result.failure;
    if (count + 1 === attempts) break;
    // Spread a little, since parallel requests fail together.
    const own = Math.min(pause * 2 ** count, longestPause) * (0.75 + Math.random() / 2);
    const { retryAfter } = result;
    if (retryAfter !== undefined && retryAfter > longestReset) break;
    await wait(retryAfter ?? own, undefined, { signal: stop });
  }
  throw new BackendAway(`does not answer (${failure})`);
}

/** Milliseconds until the backend wants to be asked again, from the answer or its header. */
function wantedPause(response: Response, body: ArrayBuffer): number | undefined {
  const reset = resetOf(body) ?? response.headers.get('retry-after') ?? undefined;
  if (reset === undefined) return undefined;
  const seconds = Number(reset);
  const pause = Number.isNaN(seconds) ? Date.parse(reset) - Date.now() : seconds * 1000;
  return Number.isNaN(pause) ? undefined : Math.max(pause, 0);
}

/** Directus tells in its first error's `extensions.reset` when the limit ends. */
function resetOf(body: ArrayBuffer): string | undefined {
  try {
    const { errors } = JSON.parse(new TextDecoder().decode(body)) as {
      errors?: { extensions?: { reset?: unknown } }[];
    };
    const reset = errors?.[0]?.extensions?.reset;
    return typeof reset === 'string' ? reset : undefined;
  } catch {
    return undefined;
  }
}

/** A network error's own message is always the same; its cause tells. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (cause instanceof Error) {
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
  }
  return error.message;
}
