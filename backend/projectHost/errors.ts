import type { Method } from './request.ts';

/** The texts of section 8 of the specification, letter by letter. */
export const messages = {
  network: 'Network error',
  invalidJson: 'API returned invalid JSON',
  unknown: 'Unknown error occured',
  expiredToken: 'auth_expired_token',
  noUrl: 'SDK has no URL configured',
  noProject: 'SDK has no project configured',
} as const;

export const codes = { network: -1, invalidJson: 422, expiredToken: 102 } as const;

/** The client was told too little to send anything. */
export class ProjectHostConfigurationError extends Error {
  override readonly name = 'ProjectHostConfigurationError';
}

/** Where a call went. It holds no query, header or body, since an error ends up in logs. */
export interface CallPlace {
  readonly method: Method;
  readonly url: string;
}

/** A call that brought no answer, or a refusal. */
export class ProjectHostError extends Error {
  override readonly name = 'ProjectHostError';
  /** The backend's own number; -1 where nothing came back, the HTTP status where it gave none. */
  readonly code: number;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  readonly method: Method;
  readonly url: string;
  /** Why nothing came back, such as `ECONNREFUSED` or `timeout`, where the platform tells. */
  readonly reason: string | undefined;

  constructor(
    message: string,
    details: CallPlace & {
      readonly code: number;
      readonly status?: number | undefined;
      readonly reason?: string | undefined;
    },
  ) {
    super(message);
    this.code = details.code;
    this.status = details.status;
    this.method = details.method;
    this.url = details.url;
    this.reason = details.reason;
  }
}

/** The backend has said no for good; it is not that it was away or busy for a moment. */
export function isRefusal(error: unknown): error is ProjectHostError {
  if (!(error instanceof ProjectHostError) || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** The host itself has refused something; of a proxy's page or half a JSON, nobody knows what it says. */
export function isToldByHost(error: ProjectHostError): boolean {
  return isRefusal(error) && error.message !== messages.unknown;
}

/** It is not that what was asked for is wrong, but who asks. */
export function isTokenRefused({ status }: ProjectHostError): boolean {
  return status === 401 || status === 403;
}
