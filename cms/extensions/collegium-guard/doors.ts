import { ForbiddenError } from '@directus/errors';
import type { Register } from './register.ts';

/**
 * What neither the website nor an editor's interface needs is closed to all but administrators, however
 * well it asks for permission by itself: GraphQL's second way to everything that is Directus' own, where
 * one request can hold a thousand log-ins, and the tools, by which anybody can keep the computer hashing.
 */
export function closeDoors({ init }: Register): void {
  init('middlewares.after', ({ app }) => {
    app.use(['/graphql/system', '/utils'], (request, _response, next) => {
      const isSorting =
        request.baseUrl.toLowerCase() === '/utils' && /^\/sort\//i.test(request.path);
      next(request.accountability?.admin || isSorting ? undefined : new ForbiddenError());
    });
    // Directus lets anybody have an invitation mailed again, with a link to an address of their choice.
    app.use(['/users/invite'], (request, _response, next) => {
      const isStaff = request.accountability?.admin || request.accountability?.app;
      next(isStaff || request.path !== '/' ? undefined : new ForbiddenError());
    });
  });
}
