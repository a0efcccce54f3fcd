import type { Query } from './query.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One call as the client's parts ask for it; where it goes and as whom is added on its way. */
export interface Request {
  readonly method: Method;
  /** Below the project, such as `/items/pages`. */
  readonly path: string;
  /** What the path is below, if not the project. */
  readonly below?: 'anyProject';
  readonly query?: Query | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /** What the answer is read as. */
  readonly answer?: 'json' | 'file';
}

/** A path of segments that may hold any character. */
export function pathOf(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}
