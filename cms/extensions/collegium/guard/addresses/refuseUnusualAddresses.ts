import { InvalidPayloadError } from '@directus/errors';
import type { Register } from '../../directus.ts';
import { isNormalForm } from './normalForm.ts';
import { routeWords, type Layer } from './routeWords.ts';

/**
 * Refuses addresses that are not in normal form, before any handler of Directus. So checks compare the same
 * address that Express routes, here and in a web server in front of Directus.
 */
export function refuseUnusualAddresses({ init }: Register): void {
  let words: ReadonlySet<string> = new Set();
  init('app.before', ({ app }) => {
    app.use((request, _response, next) => {
      next(
        isNormalForm(request.originalUrl, words) ? undefined : new InvalidPayloadError({ reason }),
      );
    });
  });
  // When all routes are registered, and before the first request.
  init('app.after', ({ app }) => {
    words = routeWords((app as unknown as Express)._router.stack);
  });
}

const reason = 'The address is not in normal form';

/** Express 4's internal list of routes. */
interface Express {
  readonly _router: { readonly stack: readonly Layer[] };
}
