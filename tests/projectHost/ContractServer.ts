import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContractBackend } from './ContractBackend.ts';
import { misbehave, type Misbehaviour } from './misbehaviour.ts';
import { recordedRequest, type RecordedRequest } from './recordedRequest.ts';

/**
 * A host of several projects that answers as the specification says, remembers what it was asked,
 * and goes wrong when it is told to.
 */
export class ContractServer {
  readonly backend = new ContractBackend();
  readonly requests: RecordedRequest[] = [];
  /** The most requests that were under way at the same time. */
  mostAtOnce = 0;
  readonly #server = createServer((message, response) => void this.#handle(message, response));
  #misbehaviours: Misbehaviour[] = [];
  #atOnce = 0;
  #held: PromiseWithResolvers<void> | undefined;

  static async start(): Promise<ContractServer> {
    const contract = new ContractServer();
    contract.#server.listen(0, '127.0.0.1');
    await once(contract.#server, 'listening');
    return contract;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get lastRequest(): RecordedRequest {
    return this.requests.at(-1)!;
  }

  /** The next requests go wrong, one each, in this order. */
  misbehave(...misbehaviours: readonly Misbehaviour[]) {
    this.#misbehaviours.push(...misbehaviours);
  }

  /** Answers nobody before `release()`. */
  hold() {
    this.#held = Promise.withResolvers();
  }

  release() {
    this.#held?.resolve();
    this.#held = undefined;
  }

  async stop() {
    this.release();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #handle(message: IncomingMessage, response: ServerResponse) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (message.method === 'OPTIONS') {
      // The browser's question before a request. The client does not send it, so it is not recorded.
      response.setHeader('Access-Control-Allow-Headers', allowedHeaders);
      response.setHeader('Access-Control-Allow-Methods', 'GET,POST,PATCH,DELETE');
      response.writeHead(204).end();
      return;
    }

    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    response.once('close', () => {
      this.#atOnce -= 1;
    });

    const request = await recordedRequest(message);
    this.requests.push(request);
    await this.#held?.promise;

    const right = () => this.backend.answer(request);
    const misbehaviour = this.#misbehaviours.shift();
    const answer = misbehaviour ? await misbehave(misbehaviour, response, right) : right();
    if (!answer) return;
    response.writeHead(answer.status, {
      ...(answer.type && { 'Content-Type': answer.type }),
      ...(answer.location && { Location: answer.location }),
    });
    response.end(answer.body);
  }
}

const allowedHeaders = 'Authorization,Content-Type,X-Directus-Project';
