import { requestTimeout } from '../../contract/members/session.ts';

/**
 * Aborts a call that takes too long.
 *
 * @param time in milliseconds
 * @param request aborts the call earlier, if the caller wants that
 */
export async function bounded<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  time = requestTimeout,
  request = new AbortController(),
): Promise<Result> {
  const timer = setTimeout(() => request.abort(), time);
  try {
    return await call(request.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Milliseconds, for calls that renew or end tokens. Shorter than `requestTimeout`: other tabs wait for a renewal,
 * and a connection that broke while the device slept reports no error.
 */
export const tokenTimeout = 60_000;
