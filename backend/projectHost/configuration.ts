/** A content backend that serves several projects, each under its own path. */
export interface ProjectHostConfiguration {
  /** The host's address; it may have a path. */
  readonly url: string;
  readonly project: string;
  /** The operator's token. */
  readonly token?: string | undefined;
  /** The platform's own, unless a test or a proxy brings another. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** In milliseconds. */
  readonly requestTimeout?: number | undefined;
}
