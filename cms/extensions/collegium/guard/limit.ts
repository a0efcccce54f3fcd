import { createRateLimiter, type Limiter } from '@directus/api/rate-limiter';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Returns a limiter of `points` events within `seconds`. The next event blocks the key for the same time. If Redis
 * counts, but does not answer, this instance counts itself.
 */
export function limit(name: string, points: number, seconds: number): Limiter {
  const options = {
    keyPrefix: `collegium-${name}`,
    points,
    duration: seconds,
    blockDuration: seconds,
  };
  return createRateLimiter('RATE_LIMITER', {
    ...options,
    insuranceLimiter: new RateLimiterMemory(options),
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
