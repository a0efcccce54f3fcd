/** The backend's tokens for a login. */
export interface Tokens {
  /** Authenticates requests. */
  readonly access: string;
  /** Exchanged once for the next tokens. Without it, the access token is exchanged. */
  readonly renewal?: string | undefined;
  /** Milliseconds from their receipt, so that it is right even if the clocks differ. */
  readonly lifetime: number;
}

/** A login, as the tabs store it and send it to each other. */
export interface Login extends Tokens {
  /** The backend of these tokens. They are sent to no other. */
  readonly backend: string;
  /** The time by this machine's clock. Identifies the login, since a browser has one at a time. */
  readonly startedAt: number;
  /** The number of renewals. */
  readonly renewals: number;
  /** The time by this machine's clock. */
  readonly receivedAt: number;
  /** True if all tabs of the browser share it; otherwise it ends with its tab. */
  readonly persist: boolean;
}

/**
 * The login in a stored value, or in a message of a tab that may be of another build. Undefined if
 * the value is no login.
 */
export function loginIn(value: unknown): Login | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { access, renewal, lifetime, backend, startedAt, renewals, receivedAt, persist } =
    value as Readonly<Partial<Record<keyof Login, unknown>>>;
  return isToken(access) &&
    isTokenOrNone(renewal) &&
    isNonNegative(lifetime) &&
    typeof backend === 'string' &&
    isNonNegative(startedAt) &&
    isNonNegative(renewals) &&
    isNonNegative(receivedAt) &&
    typeof persist === 'boolean'
    ? { access, renewal, lifetime, backend, startedAt, renewals, receivedAt, persist }
    : undefined;
}

/**
 * True if a text can be sent as a token. A longer one, or other characters, would break the
 * request's headers.
 */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.~+/=-]{1,8000}$/.test(value);
}

function isTokenOrNone(value: unknown): value is string | undefined {
  return value === undefined || isToken(value);
}

export function isNonNegative(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
