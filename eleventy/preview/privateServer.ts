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
  /** Host names of the server, in addition to its addresses. */
  readonly names: readonly string[];
  readonly builds: Builds;
  /** The headers of the site from the last build. */
  readonly headers: () => readonly HeaderRule[];
  /** Added to the head of each page, if anything. */
  readonly inHead: string;
  /** Called if the server can't listen. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Replaces Eleventy's development server with a subclass that is safe for drafts. Eleventy's server
 * listens on every address of the computer
 * (https://github.com/11ty/eleventy-dev-server/issues/128), answers to every host name, reports
 * builds to pages of other sites, ends at a path or a WebSocket frame that it can't parse, and sends no policy. There
 * are no settings for these, and Eleventy accepts another server only from a package, so this is
 * the one place that uses internals of both.
 */
export function serveInPrivate(eleventy: Eleventy, options: PrivateServerOptions): void {
  eleventy.eleventyServe.getServerModule = () => Promise.resolve(privateServer(options));
}

/** @internal */
export function privateServer({
  host,
  names,
  builds,
  headers,
  inHead,
  onFailure,
}: PrivateServerOptions) {
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
      // Only GET waits: a change notice (POST) is what starts the build.
      if (request.method === 'GET') await builds.settled();
      if (request.headers.accept?.includes('text/html')) builds.serve();
      setHeaders(response, address.path, headers());
      try {
        await super.onRequestHandler(request, response);
      } catch (error) {
        // An error in Eleventy's server, or a file deleted in this moment, must not end the
        // process.
        this.logger.error(`${String(request.url)}: ${String(error)}`);
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      }
    }

    /** Also called for the script of live reload, for documents only. */
    override augmentContentWithNotifier(content: string, ...rest: readonly unknown[]): string {
      return super.augmentContentWithNotifier(
        content.replace('</head>', `${inHead}</head>`),
        ...rest,
      );
    }

    override setupReloadNotifier(): void {
      super.setupReloadNotifier();
      // The WebSocket library's documented hook for this.
      this.updateServer.shouldHandle = ({ headers }) =>
        isForUs(headers, names) && isFromUs(headers, names);
      this.updateServer.on('connection', (browser) => {
        // Data that is no WebSocket frame closes the connection. Without a listener, the error ends the process.
        browser.on('error', () => {});
        if (builds.isBehind()) browser.send(JSON.stringify({ type: 'eleventy.reload' }));
      });
    }
  };
}

/**
 * Sets the production headers. Live reload needs no others, since its script and connection are the
 * server's own. Cache-Control is left out, because rebuilt files may keep their names here.
 */
function setHeaders(response: ServerResponse, path: string, rules: readonly HeaderRule[]): void {
  for (const [name, value] of headersFor(path, rules)) {
    if (name !== 'Cache-Control') response.setHeader(name, value);
  }
}
