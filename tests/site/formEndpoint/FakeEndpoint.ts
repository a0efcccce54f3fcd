import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import {
  type EndpointErrorCode,
  type EndpointErrors,
  type Outcome,
  challengePath,
} from '../../../contract/forms/endpoints.ts';
import { endpointOf, forms } from '../../../contract/forms/forms.ts';
import { formSchema } from '../../../contract/forms/schema.ts';

/** A POST request that the endpoint received. */
export interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage['headers'];
}

/** A response that replaces the endpoint's own. */
export type Mood = (response: ServerResponse) => unknown;

const secret = 'of this test';

/**
 * A fake forms endpoint that follows contract/forms without a Directus. Tests can make it respond
 * in any other way.
 */
export class FakeEndpoint {
  /** The POST requests in the order of arrival. */
  readonly sent: Sent[] = [];
  /** The data that Directus would have stored, by key. */
  readonly stored = new Map<string, Sent['body']>();
  /** Responses to the next POST requests, one for each. */
  readonly moods: Mood[] = [];
  /** The number of challenges that were sent. */
  challenges = 0;
  /**
   * Minimum age of a challenge in milliseconds. Requests with a younger one are refused, because no
   * person types so fast.
   */
  leastTime = 0;
  /** Whether to store the data but close the connection before responding. */
  losesAnswers = false;
  #server: Server | undefined;
  #port = 0;
  readonly #spent = new Set<string>();

  /** The bodies of the POST requests, in the order of arrival. */
  get bodies(): readonly Sent['body'][] {
    return this.sent.map(({ body }) => body);
  }

  get port(): number {
    return this.#port;
  }

  /** Starts the server, after a stop on the same port as before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  /** Resets everything for the next test. */
  async reset(): Promise<void> {
    if (!this.#server) await this.start();
    this.sent.length = 0;
    this.moods.length = 0;
    this.stored.clear();
    this.challenges = 0;
    this.leastTime = 0;
    this.losesAnswers = false;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
    const path = request.url ?? '';
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.writeHead(204).end();
    } else if (path === challengePath) {
      this.challenges += 1;
      say(response, 200, { data: await challenge() });
    } else if (request.method === 'GET') {
      // The fake endpoint only accepts POST requests. It has no content for members to read.
      say(response, 403, { errors: [{ message: 'Refused.', extensions: { code: 'FORBIDDEN' } }] });
    } else {
      const body = (await json(request)) as Sent['body'];
      this.sent.push({ path, body, headers: request.headers });
      const mood = this.moods.shift() ?? (await this.#judge(path, body));
      if (this.losesAnswers) response.destroy();
      else mood(response);
    }
  }

  async #judge(path: string, body: Sent['body']): Promise<Mood> {
    const { success, data, error } = formSchema(forms.contact).safeParse(body);
    if (path !== endpointOf(forms.contact) || !success) {
      return refusal('INVALID_PAYLOAD', { field: String(error?.issues[0]?.path[0]) });
    }
    if (this.stored.has(data.key)) return fine('stored');
    const payload = JSON.parse(atob(data.proof)) as Payload;
    const { parameters } = payload.challenge;
    const { verified } = await verifySolution({
      ...payload,
      ...{ deriveKey, hmacSignatureSecret: secret, hmacKeySignatureSecret: secret },
    });
    if (!verified || this.#spent.has(parameters.nonce)) return refusal('PROOF_REFUSED');
    const reset = Number(parameters.data?.['made']) + this.leastTime - Date.now();
    if (reset > 0) return refusal('TOO_EARLY', { reset });
    this.#spent.add(parameters.nonce);
    this.stored.set(data.key, body);
    return fine('stored');
  }
}

export function fine(outcome: Outcome): Mood {
  return (response) => say(response, 200, { data: { outcome } });
}

export function refusal(
  code: EndpointErrorCode,
  details: { field?: string; reset?: number } = {},
): Mood {
  const extensions = { code, ...details };
  const answer: EndpointErrors = { errors: [{ message: 'Refused.', extensions }] };
  return (response) => say(response, 400, answer);
}

function challenge(): Promise<object> {
  return createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 100, counter: randomInt(50, 20), deriveKey },
    data: { made: Date.now() },
    expiresAt: new Date(Date.now() + 30 * 60 * 1000),
    ...{ hmacSignatureSecret: secret, hmacKeySignatureSecret: secret },
  });
}

function say(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}
