import { InvalidPayloadError } from '@directus/errors';
import type { Register } from '../register.ts';
import { isNormalForm } from './normalForm.ts';
import { routeWords, type Layer } from './routeWords.ts';

/**
 * Refuses, before anything of Directus looks at it, an address that is another spelling of one. So what a check
 * compares is what Express routes, here and in a web server before Directus.
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
  // Once all routes are there, and before the first request.
  init('app.after', ({ app }) => {
    words = routeWords((app as unknown as Express)._router.stack);
  });
}

const reason = 'The address is not in normal form';

/** What Express 4 keeps of its routes. */
interface Express {
  readonly _router: { readonly stack: readonly Layer[] };
}
