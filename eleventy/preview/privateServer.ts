import type { IncomingMessage, ServerResponse } from 'node:http';
import type Eleventy from '@11ty/eleventy';
import EleventyDevServer from '@11ty/eleventy-dev-server';
import { admitted } from '../serving/admitted.ts';
import { isForUs, isFromUs } from '../serving/knownNames.ts';
import type { HeaderRule } from '../hosting/headerTable.ts';
import { headersFor } from '../hosting/netlify.ts';
import { listeningMistake } from '../serving/listen.ts';
import type { Builds } from './Builds.ts';

interface PrivateServerOptions {
  /** The address to listen on. */
  readonly host: string;
  /** By which the server is known beside its addresses. */
  readonly names: readonly string[];
  readonly builds: Builds;
  /** The headers of the site, as the last build made them. */
  readonly headers: () => readonly HeaderRule[];
  /** Called where the server can't listen. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Has Eleventy start its own server in a way that is fit for drafts. By itself it listens on every address
 * of the computer (https://github.com/11ty/eleventy-dev-server/issues/128), answers to every name, tells
 * pages of others when the site is built, ends at a path that it can't read, and sends no policy. It has
 * no setting for these, and Eleventy takes another server only from a package, so this is the one place
 * that reaches into both.
 */
export function serveInPrivate(eleventy: Eleventy, options: PrivateServerOptions): void {
  eleventy.eleventyServe.getServerModule = () => Promise.resolve(privateServer(options));
}

/** @internal */
export function privateServer({ host, names, builds, headers, onFailure }: PrivateServerOptions) {
  return class PrivateServer extends EleventyDevServer {
    #port = 0;

    static override getServer(...parts: ConstructorParameters<typeof EleventyDevServer>) {
      return new PrivateServer(...parts);
    }

    override _serverListen(port: number): void {
      this.#port = port;
      this.server.listen({ port, host });
    }

    override _serverErrorHandler(error: Error): void {
      onFailure(listeningMistake(error, { host, port: this.#port }));
    }

    override async onRequestHandler(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<void> {
      const address = admitted(request, response, names);
      if (!address) return;
      // Who tells of a change is what there is to wait for.
      if (request.method === 'GET') await builds.settled();
      if (request.headers.accept?.includes('text/html')) builds.serve();
      setHeaders(response, address.path, headers());
      try {
        await super.onRequestHandler(request, response);
      } catch (error) {
        // A mistake in here, or a file that vanished in this moment, is no reason to end.
        this.logger.error(`${String(request.url)}: ${String(error)}`);
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      }
    }

    override setupReloadNotifier(): void {
      super.setupReloadNotifier();
      // The way that its library has for this.
      this.updateServer.shouldHandle = ({ headers }) =>
        isForUs(headers, names) && isFromUs(headers, names);
      this.updateServer.on('connection', (browser) => {
        if (builds.isBehind()) browser.send(JSON.stringify({ type: 'eleventy.reload' }));
      });
    }
  };
}

/**
 * The headers of production. Live reload needs no other: its script and its connection are the server's
 * own. Only caching is left out, since what is built anew may keep its name here.
 */
function setHeaders(response: ServerResponse, path: string, rules: readonly HeaderRule[]): void {
  for (const [name, value] of headersFor(path, rules)) {
    if (name !== 'Cache-Control') response.setHeader(name, value);
  }
}
