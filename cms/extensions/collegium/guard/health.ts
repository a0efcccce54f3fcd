import { around } from '../around.ts';
import type { Context } from '../directus.ts';

/** Milliseconds for which a result is cached. */
const lasting = 10_000;

/**
 * Caches the health check, which anybody may call. Each check logs in to the mail server and writes a file,
 * so frequent checks could get the association's mail account locked.
 */
export function limitHealthChecks({ services: { ServerService } }: Context): void {
  let last: { readonly until: number; readonly health: Promise<object> } | undefined;
  around(ServerService, 'health', async ({ accountability }, proceed) => {
    // Administrators get more details.
    if (accountability?.admin) return proceed();
    if (!last || Date.now() >= last.until) {
      last = { until: Date.now() + lasting, health: proceed() as Promise<object> };
    }
    return { ...(await last.health) };
  });
}
