/** The part of Eleventy that is started from here; Eleventy brings no types. */
declare module '@11ty/eleventy' {
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
    write(): Promise<unknown>;
    init(): Promise<void>;
    /** Gives a function that does what a change of the file would do. */
    watch(): Promise<(file: string) => Promise<void>>;
    serve(port: number): Promise<void>;
  }
}
