import type { ProjectPlace } from '../../contract/projectHost.ts';

/** A content backend that serves several projects, each under its own path. */
export interface ProjectHostConfiguration extends ProjectPlace {
  /** The operator's token. */
  readonly token?: string | undefined;
  /** The platform's own, unless a test or a proxy brings another. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** In milliseconds. */
  readonly requestTimeout?: number | undefined;
}
