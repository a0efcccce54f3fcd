/**
 * A call that brought no answer, or a refusal. It holds a code alone: a backend's words may repeat what it
 * was sent, and errors end up in logs.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  /** The backend's own, or one of `ownCodes`. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Codes that are alike for all backends. */
export const ownCodes = {
  /** No answer, or none that makes sense; whatever was asked may be asked again. */
  unreachable: 'UNREACHABLE',
  tooMany: 'REQUESTS_EXCEEDED',
  tokenExpired: 'TOKEN_EXPIRED',
  invalidToken: 'INVALID_TOKEN',
  invalidCredentials: 'INVALID_CREDENTIALS',
  invalidOtp: 'INVALID_OTP',
  /** The backend has no such call. */
  unsupported: 'UNSUPPORTED',
  /** Nobody is logged in, or no longer whoever asked. */
  ended: 'ENDED',
} as const;

export function codeOf(error: unknown): string {
  return error instanceof BackendError ? error.code : ownCodes.unreachable;
}

/** The backend has said no for good; it is not that it, or the line to it, was away for a moment. */
export function isRefusal(error: unknown): boolean {
  return !passing.has(codeOf(error));
}

const passing = new Set<string>([ownCodes.unreachable, ownCodes.tooMany, ownCodes.ended]);

/** It is not that what was asked for is wrong, but the token. A new one may help. */
export function isTokenRefused(error: unknown): boolean {
  return tokenCodes.has(codeOf(error));
}

const tokenCodes = new Set<string>([
  ownCodes.tokenExpired,
  ownCodes.invalidToken,
  ownCodes.invalidCredentials,
]);
