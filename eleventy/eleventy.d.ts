/** The part of Eleventy that is started from here; Eleventy brings no types. */
declare module '@11ty/eleventy' {
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { configPath: string; quietMode?: boolean; runMode?: 'build' | 'serve' },
    );
    write(): Promise<unknown>;
    init(): Promise<void>;
    watch(): Promise<unknown>;
    serve(port: number): Promise<void>;
  }
}
