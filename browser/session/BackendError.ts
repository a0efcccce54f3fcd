/**
 * A call without a response, or a refusal. Contains a code only: a backend's message may repeat
 * parts of the request, and errors end up in logs.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  /** The backend's own code, or one of `ownCodes`. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Codes that are the same for all backends. */
export const ownCodes = {
  /** No response, or an invalid one. The request can be repeated. */
  unreachable: 'UNREACHABLE',
  tooMany: 'REQUESTS_EXCEEDED',
  tokenExpired: 'TOKEN_EXPIRED',
  invalidToken: 'INVALID_TOKEN',
  invalidCredentials: 'INVALID_CREDENTIALS',
  invalidOtp: 'INVALID_OTP',
  /** The backend has no such endpoint. */
  unsupported: 'UNSUPPORTED',
  /** The member who sent the request is no longer logged in. */
  ended: 'ENDED',
} as const;

export function codeOf(error: unknown): string {
  return error instanceof BackendError ? error.code : ownCodes.unreachable;
}

/**
 * True if the backend has refused for good. False if the backend or the connection was away for a
 * moment.
 */
export function isRefusal(error: unknown): boolean {
  return !passing.has(codeOf(error));
}

const passing = new Set<string>([ownCodes.unreachable, ownCodes.tooMany, ownCodes.ended]);

/** True if the token was refused, not the content of the request. A new token may help. */
export function isTokenRefused(error: unknown): boolean {
  return tokenCodes.has(codeOf(error));
}

const tokenCodes = new Set<string>([
  ownCodes.tokenExpired,
  ownCodes.invalidToken,
  ownCodes.invalidCredentials,
]);
