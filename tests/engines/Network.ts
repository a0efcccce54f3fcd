import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointAddress } from '../site/formEndpoint/address.ts';
import type { Backend } from './Backend.ts';

/**
 * The HTTP proxy between a browser and everything else. It leads the address of the backend, which
 * no name server knows, to the test's backend, and it can cut the connection: WebKitWebDriver has no
 * command for that, and neither has Firefox's BiDi.
 */
export class Network {
  /** False: every request fails, as without a connection. */
  isConnected = true;
  /** The paths of the documents that were requested, in their order. */
  readonly documents: string[] = [];
  readonly #backend: Backend;
  readonly #server = createServer((message, response) => this.#forward(message, response));

  static async start(backend: Backend): Promise<Network> {
    const network = new Network(backend);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  private constructor(backend: Backend) {
    this.#backend = backend;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Resets the state for the next test, as for a first visit. */
  reset(): void {
    this.isConnected = true;
    this.documents.length = 0;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #forward(message: IncomingMessage, response: ServerResponse): void {
    const url = new URL(message.url ?? '');
    const port = url.host === new URL(endpointAddress).host ? this.#backend.port : localPort(url);
    // Without a port it is one of Firefox's own requests, to Mozilla.
    if (!this.isConnected || port === undefined) {
      message.socket.destroy();
      return;
    }
    const { method, headers } = message;
    const path = url.pathname + url.search;
    if (headers['sec-fetch-dest'] === 'document') this.documents.push(path);
    const forwarded = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => message.socket.destroy());
    message.pipe(forwarded);
  }
}

function localPort({ hostname, port }: URL): number | undefined {
  return hostname === 'localhost' ? Number(port) : undefined;
}
