import { errorCode } from '../errorCode.ts';
import type { Context, Register } from '../directus.ts';

/**
 * Keeps Directus running if a request fails where nobody waits for it. Node would end the process. Directus 11.17.4
 * does not wait for the queries within `deep`: `?deep[translations][_filter]=x` ended it, without a log-in.
 *
 * Only after the start, which has to fail as usual.
 */
export function surviveUnhandled({ action }: Register, { logger }: Context): void {
  action('server.start', () => {
    process.on('unhandledRejection', (error) => {
      logger.error(`A failure that Directus did not wait for: ${errorCode(error)}`);
    });
  });
}
