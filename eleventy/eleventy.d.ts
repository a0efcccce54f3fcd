/** Types for the part of Eleventy's programmatic API used here; Eleventy has none. */
declare module '@11ty/eleventy' {
  import type EleventyDevServer from '@11ty/eleventy-dev-server';

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        configPath: string;
        quietMode?: boolean;
        runMode?: 'build' | 'serve';
        /**
         * Called before the configuration file, each time that Eleventy reads it. The argument is
         * an `EleventyConfig`, which can't be imported here.
         */
        config?: (config: never) => void;
      },
    );
    readonly logger: { overrideLogger(logger: Pick<Console, 'log' | 'warn' | 'error'>): void };
    /** Set after `init()`. */
    eleventyServe: { getServerModule: () => Promise<typeof EleventyDevServer> };
    write(): Promise<unknown>;
    init(): Promise<void>;
    /** Returns a function that triggers the rebuild for a changed file. */
    watch(): Promise<(file: string) => Promise<void>>;
    serve(port: number): Promise<void>;
    /** Set after `watch()`. */
    readonly watcher: { on(event: 'unlink', listener: (file: string) => void): void };
  }
}

/** Types for the part of Eleventy's server that ours overrides. */
declare module '@11ty/eleventy-dev-server' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  export default class EleventyDevServer {
    constructor(name: string, folder: string, options: object);
    static getServer(...parts: ConstructorParameters<typeof EleventyDevServer>): EleventyDevServer;
    readonly server: Server;
    readonly logger: { error(message: string): void };
    readonly updateServer: {
      shouldHandle: (request: IncomingMessage) => boolean;
      on(
        event: 'connection',
        listener: (browser: {
          send: (message: string) => void;
          on: (event: 'error', listener: () => void) => void;
        }) => void,
      ): void;
    };
    _serverListen(port: number): void;
    _serverErrorHandler(error: Error): void;
    onRequestHandler(request: IncomingMessage, response: ServerResponse): Promise<void>;
    augmentContentWithNotifier(content: string, ...rest: readonly unknown[]): string;
    setupReloadNotifier(): void;
  }
}
