import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostResponse } from './response.ts';
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

  /** @returns undefined if the connection was ended without a response */
  protected respond(
    request: RecordedRequest,
    _response: ServerResponse,
  ): HostResponse | undefined | Promise<HostResponse | undefined> {
    return this.backend.respond(request);
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
    const result = await recordedRequest(message)
      .then((request) => this.respond(request, response))
      .catch(() => malformed);
    if (!result) return;
    response.writeHead(result.status, {
      ...(result.type && { 'Content-Type': result.type }),
      ...(result.location && { Location: result.location }),
    });
    response.end(result.body);
  }
}

const malformed: HostResponse = { status: 400 };

const allowedHeaders = 'Authorization,Content-Type,X-Directus-Project';
