/** What the backend gives whoever has logged in. */
export interface Tokens {
  /** Proves who asks. None where cookies do that. */
  readonly access?: string | undefined;
  /** Is traded for the next tokens, once; where there is none, the access token itself is. */
  readonly renewal?: string | undefined;
  /** Milliseconds from when they were received, so that it is right whatever the clocks say. */
  readonly lifetime: number;
}

/** A login, as its tabs know it and hand it on. */
export interface Login extends Tokens {
  /** Whose tokens these are: nobody else is ever sent them. */
  readonly backend: string;
  /** By this machine's clock; names the login, of which a browser has one at a time. */
  readonly startedAt: number;
  /** How often it has been renewed. */
  readonly renewals: number;
  /** By this machine's clock. */
  readonly receivedAt: number;
  /** Whether all tabs of the browser share it; otherwise it ends with its tab. */
  readonly persist: boolean;
}

/** A login in what was stored, or sent by a tab that may be of another build; none where it is none. */
export function loginIn(value: unknown): Login | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { access, renewal, lifetime, backend, startedAt, renewals, receivedAt, persist } =
    value as Readonly<Partial<Record<keyof Login, unknown>>>;
  return isTokenOrNone(access) &&
    isTokenOrNone(renewal) &&
    isTime(lifetime) &&
    typeof backend === 'string' &&
    isTime(startedAt) &&
    isTime(renewals) &&
    isTime(receivedAt) &&
    typeof persist === 'boolean'
    ? { access, renewal, lifetime, backend, startedAt, renewals, receivedAt, persist }
    : undefined;
}

/** Whether a text can be sent as a token: a longer or stranger one would break the request's head. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.~+/=-]{1,8000}$/.test(value);
}

function isTokenOrNone(value: unknown): value is string | undefined {
  return value === undefined || isToken(value);
}

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
