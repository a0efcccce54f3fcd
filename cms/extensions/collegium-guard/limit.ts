import { createRateLimiter, type Limiter } from '@directus/api/rate-limiter';

/** So many within so many seconds; the next one locks the key for as long. */
export function limit(name: string, points: number, seconds: number): Limiter {
  return createRateLimiter('RATE_LIMITER', {
    keyPrefix: `collegium-${name}`,
    points,
    duration: seconds,
    blockDuration: seconds,
  });
}

/** Counts one, and tells whether it is one too many. */
export async function isTooMany(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return false;
  } catch (error) {
    if (error instanceof Error) throw error;
    return true;
  }
}
