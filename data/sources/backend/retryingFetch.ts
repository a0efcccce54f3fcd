import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { download } from './download.ts';
import { BackendLimit, type Limits } from './limits.ts';

export interface RetryPolicy {
  /** Attempts per request. */
  readonly attempts: number;
  /** Milliseconds until a request times out. */
  readonly timeout: number;
  /** Milliseconds before the second attempt; the pause doubles with each attempt. */
  readonly pause: number;
  /** The longest of these pauses in milliseconds. */
  readonly longestPause: number;
  /**
   * The longest pause that the backend may request. If it requests a longer one, the read fails.
   */
  readonly longestReset: number;
  /** Concurrent requests. */
  readonly concurrency: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  attempts: 5,
  timeout: 60_000,
  pause: 500,
  longestPause: 30_000,
  longestReset: 600_000,
  concurrency: 10,
};

/**
 * The backend gave no useful response in all attempts. The message continues its name, as in "does
 * not answer (status 503)".
 */
export class BackendAway extends Error {
  override readonly name = 'BackendAway';
}

/** Settings of one read of a backend. */
interface Read {
  readonly retryPolicy: RetryPolicy;
  readonly limits: Limits;
  /** Aborts all requests and pauses: if one request fails for good, the others are useless. */
  readonly stop: AbortSignal;
}

/**
 * A `fetch` for one read of a backend; the read's time starts with this call. Repeats requests
 * after network errors, timeouts, 5xx and 429, not before the time that the backend names.
 *
 * @throws BackendAway after the last attempt
 * @throws BackendLimit if a response, all responses, or the whole read exceed a limit
 */
export function retryingFetch(read: Read): typeof fetch {
  const { retryPolicy, limits } = read;
  const atOnce = pLimit(retryPolicy.concurrency);
  const deadline = new Deadline(read);
  let size = 0;
  return (input, init) =>
    atOnce(() =>
      withRetries(
        async () => {
          const result = await attempt(input, init, { retryPolicy, limits, deadline });
          size += result.size;
          if (size > limits.allResponses) throw BackendLimit.allResponses(limits);
          return result;
        },
        retryPolicy,
        deadline,
      ),
    );
}

/** The end of a read, which aborts its requests. */
class Deadline {
  readonly signal: AbortSignal;
  readonly #time: AbortSignal;
  readonly #read: Read;

  constructor(read: Read) {
    this.#read = read;
    this.#time = AbortSignal.timeout(read.limits.time);
    this.signal = AbortSignal.any([read.stop, this.#time]);
  }

  /** @throws BackendLimit if the time is over, or the reason for which the read was stopped */
  throwIfOver(): void {
    this.#read.stop.throwIfAborted();
    if (this.#time.aborted) throw BackendLimit.time(this.#read.limits);
  }
}

/** The size is that of a JSON response. It is 0 for files, which do not stay in memory. */
type Attempt = { readonly size: number } & (
  | { readonly response: Response }
  | { readonly failure: string; readonly retryAfter?: number | undefined }
);

async function attempt(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  { retryPolicy, limits, deadline }: Omit<Read, 'stop'> & { readonly deadline: Deadline },
): Promise<Attempt> {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(retryPolicy.timeout), deadline.signal]);
    // Reads the whole response, so that an interrupted one is requested again.
    const { response, body, isFile } = await download(input, { ...init, signal }, limits);
    const size = isFile ? 0 : body.byteLength;
    if (response.status === 429 || response.status >= 500) {
      return {
        size,
        failure: `status ${response.status}`,
        retryAfter: wantedPause(response, body),
      };
    }
    const { status, statusText, headers } = response;
    // 204 and 304 must not have a body, not even an empty one.
    const empty = body.byteLength === 0;
    return { size, response: new Response(empty ? null : body, { status, statusText, headers }) };
  } catch (error) {
    if (error instanceof BackendLimit) throw error;
    return { size: 0, failure: reasonOf(error) };
  }
}

async function withRetries(
  once: () => Promise<Attempt>,
  { attempts, pause, longestPause, longestReset }: RetryPolicy,
  deadline: Deadline,
): Promise<Response> {
  let failure = '';
  for (let count = 0; count < attempts; count += 1) {
    deadline.throwIfOver();
    const result = await once();
    if ('response' in result) return result.response;
    deadline.throwIfOver();
    failure = result.failure;
    if (count + 1 === attempts) break;
    // Randomised, since parallel requests fail together.
    const own = Math.min(pause * 2 ** count, longestPause) * (0.75 + Math.random() / 2);
    const { retryAfter } = result;
    if (retryAfter !== undefined && retryAfter > longestReset) break;
    // If the pause is aborted, the next iteration throws the reason.
    await wait(retryAfter ?? own, undefined, { signal: deadline.signal }).catch(() => undefined);
  }
  throw new BackendAway(`does not answer (${failure})`);
}

/** Milliseconds until the next request that the backend asks for, in its response or header. */
function wantedPause(response: Response, body: Uint8Array): number | undefined {
  const reset = resetOf(body) ?? response.headers.get('retry-after') ?? undefined;
  if (reset === undefined) return undefined;
  const seconds = Number(reset);
  const pause = Number.isNaN(seconds) ? Date.parse(reset) - Date.now() : seconds * 1000;
  return Number.isNaN(pause) ? undefined : Math.max(pause, 0);
}

/** Directus reports the end of its rate limit in its first error's `extensions.reset`. */
function resetOf(body: Uint8Array): string | undefined {
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

/** A network error's own message is always the same; its cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (cause instanceof Error) {
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
  }
  return error.message;
}
