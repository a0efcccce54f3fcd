import type { Query } from './query.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One call, as the parts of the client describe it. `Transport` adds the host and the sender. */
export interface Request {
  readonly method: Method;
  /** Below the project, such as `/items/pages`. */
  readonly path: string;
  /** Default: the project of the sender. */
  readonly scope?: 'anyProject';
  readonly query?: Query | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /** The format in which the response is read. */
  readonly responseType?: 'json' | 'file';
  /** Sends the request to its end, even if the visitor leaves the page. */
  readonly keepalive?: boolean;
}

/** A path from segments, which are encoded and may contain any character. */
export function pathOf(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}
