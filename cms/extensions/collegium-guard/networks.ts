import { getIPFromReq } from '@directus/api/utils/get-ip-from-req';
import { rateLimiter as ofRequests } from '@directus/api/middleware/rate-limiter-ip';
import { rateLimiter as ofRegistrations } from '@directus/api/middleware/rate-limiter-registration';
import { networkOf } from '../collegium-forms/door/networkOf.ts';

/** Where a request comes from, for limits. */
export function networkOfRequest(request: object): string {
  return networkOf(getIPFromReq(request) ?? undefined);
}

/** Directus' own limits count single addresses, of which everybody with IPv6 has 2^64. */
export function countNetworks(): void {
  for (const limiter of [ofRequests, ofRegistrations]) {
    if (!limiter) continue;
    const consume = limiter.consume.bind(limiter);
    limiter.consume = (address, points) => consume(networkOf(address), points);
  }
}
