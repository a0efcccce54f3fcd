import type { ProjectAddress } from '../../contract/members/backend.ts';

/** A content backend that serves several projects, each under its own path. */
export interface ProjectHostConfiguration extends ProjectAddress {
  /** The operator's token. */
  readonly token?: string | undefined;
  /** Default: the platform's own. Tests and proxies can replace it. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds. */
  readonly requestTimeout?: number | undefined;
}
