import { getIPFromReq } from '@directus/api/utils/get-ip-from-req';
import { rateLimiter as ofRequests } from '@directus/api/middleware/rate-limiter-ip';
import { rateLimiter as ofRegistrations } from '@directus/api/middleware/rate-limiter-registration';
import { networkOf } from '../forms/door/networkOf.ts';

/** Returns the key of rate limits for the client of a request. */
export function networkOfRequest(request: object): string {
  return networkOf(getIPFromReq(request) ?? undefined);
}

/**
 * Makes Directus' own rate limits count networks. Directus counts single addresses, and one client with
 * IPv6 has 2^64 of them.
 */
export function countNetworks(): void {
  for (const limiter of [ofRequests, ofRegistrations]) {
    if (!limiter) continue;
    const consume = limiter.consume.bind(limiter);
    limiter.consume = (address, points) => consume(networkOf(address), points);
  }
}
