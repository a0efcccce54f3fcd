import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './answer.ts';
import { ContractBackend } from './ContractBackend.ts';
import { recordedRequest, type RecordedRequest } from './recordedRequest.ts';

/** A host of several projects on this computer, which answers by the specification. */
export class ProjectHostServer {
  readonly backend = new ContractBackend();
  readonly #server = createServer((message, response) => void this.#handle(message, response));

  /** @param port 0 for any free port */
  async listen(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** @returns undefined if the connection was ended without an answer */
  protected answer(
    request: RecordedRequest,
    _response: ServerResponse,
  ): Answer | undefined | Promise<Answer | undefined> {
    return this.backend.answer(request);
  }

  async #handle(message: IncomingMessage, response: ServerResponse) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (message.method === 'OPTIONS') {
      // A CORS preflight request.
      response.setHeader('Access-Control-Allow-Headers', allowedHeaders);
      response.setHeader('Access-Control-Allow-Methods', 'GET,POST,PATCH,DELETE');
      response.writeHead(204).end();
      return;
    }
    // Any page in a browser on this computer can send a request.
    const answer = await recordedRequest(message)
      .then((request) => this.answer(request, response))
      .catch(() => malformed);
    if (!answer) return;
    response.writeHead(answer.status, {
      ...(answer.type && { 'Content-Type': answer.type }),
      ...(answer.location && { Location: answer.location }),
    });
    response.end(answer.body);
  }
}

const malformed: Answer = { status: 400 };

const allowedHeaders = 'Authorization,Content-Type,X-Directus-Project';
