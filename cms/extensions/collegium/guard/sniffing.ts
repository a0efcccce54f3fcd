import type { Register } from '../directus.ts';

/**
 * Makes browsers trust the declared type of each response, so that an upload that looks like a script does
 * not run.
 */
export function forbidSniffing({ init }: Register): void {
  init('app.before', ({ app }) => {
    app.use((_request, response, next) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      next();
    });
  });
}
