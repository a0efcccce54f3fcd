import type { Method } from './request.ts';

/** The exact texts of section 8 of the specification. */
export const messages = {
  network: 'Network error',
  invalidJson: 'API returned invalid JSON',
  unknown: 'Unknown error occured',
  expiredToken: 'auth_expired_token',
  noUrl: 'SDK has no URL configured',
  noProject: 'SDK has no project configured',
} as const;

export const codes = { network: -1, invalidJson: 422, expiredToken: 102 } as const;

/** The configuration has no URL or no project. */
export class ProjectHostConfigurationError extends Error {
  override readonly name = 'ProjectHostConfigurationError';
}

/** Method and address of a call. Without query, headers and body, since errors end up in logs. */
export interface Call {
  readonly method: Method;
  readonly url: string;
}

/** A call without a response, or a refusal. */
export class ProjectHostError extends Error {
  override readonly name = 'ProjectHostError';
  /** The host's own code; -1 without a response, the HTTP status if the response has no code. */
  readonly code: number;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  readonly method: Method;
  readonly url: string;
  /** The cause of a missing response, such as `ECONNREFUSED` or `timeout`, if the runtime reports it. */
  readonly reason: string | undefined;

  constructor(
    message: string,
    details: Call & {
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

/** True if the host has refused for good. False if it was unreachable or busy for a moment. */
export function isRefusal(error: unknown): error is ProjectHostError {
  if (!(error instanceof ProjectHostError) || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}

/**
 * True if the error is the host's own message, a refusal. A proxy's page or incomplete JSON is not.
 */
export function isFromHost(error: ProjectHostError): boolean {
  return isRefusal(error) && error.message !== messages.unknown;
}

/** True if the token was refused, not the content of the request. */
export function isTokenRefused({ status }: ProjectHostError): boolean {
  return status === 401 || status === 403;
}
