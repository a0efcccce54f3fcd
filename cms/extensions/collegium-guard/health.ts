import { around } from '../collegium-forms/around.ts';
import type { Context } from './register.ts';

/** Milliseconds for which an answer stands. */
const lasting = 10_000;

/**
 * Anybody may ask how Directus is. Each time it signs in to the mail server and writes a file, so whoever asks often
 * could have the association's mail account locked. Within some seconds, all get the same answer.
 */
export function limitHealthChecks({ services: { ServerService } }: Context): void {
  let last: { readonly until: number; readonly health: Promise<object> } | undefined;
  around(ServerService, 'health', async ({ accountability }, proceed) => {
    // They are told more.
    if (accountability?.admin) return proceed();
    if (!last || Date.now() >= last.until) {
      last = { until: Date.now() + lasting, health: proceed() as Promise<object> };
    }
    return { ...(await last.health) };
  });
}
