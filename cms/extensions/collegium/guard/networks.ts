import { getIPFromReq } from '@directus/api/utils/get-ip-from-req';
import { rateLimiter as ofRequests } from '@directus/api/middleware/rate-limiter-ip';
import { rateLimiter as ofRegistrations } from '@directus/api/middleware/rate-limiter-registration';
import { networkOf } from '../forms/endpoint/networkOf.ts';
import type { Context, Register } from '../directus.ts';

/** Returns the key of rate limits for the client of a request. */
export function networkOfRequest(request: object): string {
  return networkOf(getIPFromReq(request) ?? undefined);
}

/**
 * Logs once that a proxy is in front of Directus which `IP_TRUST_PROXY` does not name. All visitors then come from its
 * address, and share its limits: four requests at the same time.
 */
export function noticeUntrustedProxy({ init }: Register, { logger }: Context): void {
  let isKnown = false;
  init('app.before', ({ app }) =>
    app.use((request, _response, next) => {
      const { headers, ip, socket } = request;
      const isUntrusted = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
      if (isUntrusted && !isKnown) {
        isKnown = true;
        logger.warn(
          `IP_TRUST_PROXY: expected the addresses of the proxy in front of Directus, but a request came through ${ip}, which is not one of them; all visitors share its limits.`,
        );
      }
      next();
    }),
  );
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
