import type { ExpressRequest, Register } from '../directus.ts';
import { DirectusRefusal } from '../DirectusRefusal.ts';
import { Refusal } from '../door/Refusal.ts';
import { errorCode } from '../errorCode.ts';

/** Answers one address with JSON that nobody may keep, after the guard has looked for a second factor. */
export function answering(
  { init }: Register,
  { method, path }: { readonly method: 'GET' | 'POST'; readonly path: string },
  answer: (request: ExpressRequest) => Promise<unknown>,
): void {
  init('routes.before', ({ app }) => {
    app.use(path, (request, response, next) => {
      if (request.method !== method || !/^\/(\?|$)/.test(request.url)) {
        next();
        return;
      }
      answer(request)
        .then((data) => {
          response.setHeader('content-type', 'application/json');
          response.setHeader('cache-control', 'no-store');
          response.end(JSON.stringify({ data }, null, 2));
        })
        .catch((error: unknown) => next(withoutValues(error)));
    });
  });
}

/** Directus logs the message of whatever it does not know, and that of a database has values in it. */
function withoutValues(error: unknown): Error {
  if (error instanceof Refusal) {
    return new DirectusRefusal(error.status, error.code, error.message);
  }
  if (error instanceof Error && error.name === 'DirectusError') return error;
  const told = `It could not be answered: ${errorCode(error)}.`;
  return new DirectusRefusal(500, 'INTERNAL_SERVER_ERROR', told);
}
