import type { DirectusRequest, Register } from '../../directus.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';
import { Refusal } from '../endpoint/Refusal.ts';
import { errorCode } from '../../errorCode.ts';

/** Answers one path with JSON that must not be cached. Runs after the guard's check of the second factor. */
export function addJsonRoute(
  { init }: Register,
  { method, path }: { readonly method: 'GET' | 'POST'; readonly path: string },
  handle: (request: DirectusRequest) => Promise<unknown>,
): void {
  init('routes.before', ({ app }) => {
    app.use(path, (request, response, next) => {
      if (request.method !== method || !/^\/(\?|$)/.test(request.url)) {
        next();
        return;
      }
      handle(request)
        .then((data) => {
          response.setHeader('content-type', 'application/json');
          response.setHeader('cache-control', 'no-store');
          response.end(JSON.stringify({ data }, null, 2));
        })
        .catch((error: unknown) => next(withoutValues(error)));
    });
  });
}

/** Replaces unknown errors: Directus logs their messages, and those of a database contain values. */
function withoutValues(error: unknown): Error {
  if (error instanceof Refusal) {
    return new DirectusRefusal(error.status, error.code, error.message);
  }
  if (error instanceof Error && error.name === 'DirectusError') return error;
  const reason = `It could not be answered: ${errorCode(error)}.`;
  return new DirectusRefusal(500, 'INTERNAL_SERVER_ERROR', reason);
}
