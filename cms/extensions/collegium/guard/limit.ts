import { createRateLimiter, type Limiter } from '@directus/api/rate-limiter';

/** Returns a limiter of `points` events within `seconds`. The next event blocks the key for the same time. */
export function limit(name: string, points: number, seconds: number): Limiter {
  return createRateLimiter('RATE_LIMITER', {
    keyPrefix: `collegium-${name}`,
    points,
    duration: seconds,
    blockDuration: seconds,
  });
}

/** Counts one event. Returns true if it exceeds the limit. */
export async function isTooMany(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return false;
  } catch (error) {
    if (error instanceof Error) throw error;
    return true;
  }
}
