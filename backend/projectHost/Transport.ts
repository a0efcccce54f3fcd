import pLimit from 'p-limit';
import { concurrentRequests, requestTimeout } from '../../contract/members/session.ts';
import { addressOf, withQuery } from './address.ts';
import { readResponse } from './response.ts';
import { codes, messages, ProjectHostError, type Call } from './errors.ts';
import type { Request } from './request.ts';
import { secretsOf, withoutSecrets } from './secrets.ts';

/** The sender of a request: a project, and optionally a user's token. */
interface Sender {
  readonly project: string;
  /** Absent for calls whose body proves the sender: by a password, an older token, or a mailed one. */
  readonly token?: string | undefined;
}

/** Sends a request to the project with one user's token, or without one. */
export type Send = (request: Request) => Promise<unknown>;

/**
 * Sends requests to the host. The number of concurrent requests and the time of each are limited.
 */
export class Transport {
  readonly #url: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #timeout: number;
  readonly #limit = pLimit(concurrentRequests);

  constructor(options: {
    readonly url: string;
    readonly fetch?: typeof globalThis.fetch | undefined;
    readonly requestTimeout?: number | undefined;
  }) {
    this.#url = options.url;
    // Browsers refuse a `fetch` that is called as a method of another object.
    this.#fetch = options.fetch ?? ((...call) => globalThis.fetch(...call));
    this.#timeout = options.requestTimeout ?? requestTimeout;
  }

  /**
   * @param signal aborts the request, which then fails like one without a response
   * @throws ProjectHostConfigurationError if the URL of the host or the name of the project is
   *   missing
   * @throws ProjectHostError if no response came, or a refusal
   */
  async send(request: Request, sender: Sender, signal?: AbortSignal): Promise<unknown> {
    const url = addressOf(request, this.#url, sender.project);
    const call = { method: request.method, url };
    return this.#limit(async () => {
      try {
        return await this.#exchange(request, sender, call, signal);
      } catch (error) {
        throw withoutSecretsIn(error, secretsOf(sender.token, request.body));
      }
    });
  }

  /** The timeout covers the whole response, not only its start. */
  async #exchange(
    request: Request,
    sender: Sender,
    call: Call,
    aborted?: AbortSignal,
  ): Promise<unknown> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), this.#timeout);
    try {
      const response = await this.#fetch(withQuery(call.url, request), {
        method: request.method,
        headers: headersOf(request, sender),
        ...bodyOf(request),
        // Only the token identifies the sender. Responses for members must not stay in a cache.
        credentials: 'omit',
        cache: 'no-store',
        // A page's address may contain a mailed token.
        referrerPolicy: 'no-referrer',
        // Browsers send the body again, with a password or a mailed token, to whatever host a redirect names. The build
        // follows redirects itself, within the host.
        redirect: 'error',
        keepalive: request.keepalive ?? false,
        signal: aborted ? AbortSignal.any([timeout.signal, aborted]) : timeout.signal,
      });
      return await readResponse(response, request, call);
    } catch (error) {
      if (error instanceof ProjectHostError) throw error;
      const reason = timeout.signal.aborted ? 'timeout' : reasonOf(error);
      throw new ProjectHostError(messages.network, { ...call, code: codes.network, reason });
    } finally {
      clearTimeout(timer);
    }
  }
}

function headersOf({ body }: Request, { project, token }: Sender): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(project && { 'X-Directus-Project': project }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  };
}

function bodyOf({ body }: Request): { body?: string } {
  return body ? { body: JSON.stringify(body) } : {};
}

/** Returns only the error's code: its message may quote the headers, and with them the token. */
function reasonOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

function withoutSecretsIn(error: unknown, secrets: readonly string[]): unknown {
  if (error instanceof ProjectHostError) error.message = withoutSecrets(error.message, secrets);
  return error;
}
