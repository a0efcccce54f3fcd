/** The part of Eleventy that is started from here; Eleventy brings no types. */
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
         * Comes before the configuration file, each time that Eleventy reads it. It gets an
         * `EleventyConfig`, which can't be imported here.
         */
        config?: (config: never) => void;
      },
    );
    readonly logger: { overrideLogger(logger: Pick<Console, 'log' | 'warn' | 'error'>): void };
    /** There once it is initialised. */
    eleventyServe: { getServerModule: () => Promise<typeof EleventyDevServer> };
    write(): Promise<unknown>;
    init(): Promise<void>;
    /** Gives a function that does what a change of the file would do. */
    watch(): Promise<(file: string) => Promise<void>>;
    serve(port: number): Promise<void>;
    /** There once it watches. */
    readonly watcher: { on(event: 'unlink', listener: (file: string) => void): void };
  }
}

/** The part of its server that ours differs in. */
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
        listener: (browser: { send: (message: string) => void }) => void,
      ): void;
    };
    _serverListen(port: number): void;
    _serverErrorHandler(error: Error): void;
    onRequestHandler(request: IncomingMessage, response: ServerResponse): Promise<void>;
    setupReloadNotifier(): void;
  }
}
