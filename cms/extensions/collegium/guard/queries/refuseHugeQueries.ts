import { InvalidQueryError } from '@directus/errors';
import type { DirectusRequest, Handler, Register } from '../../directus.ts';
import { problemOfParameters, type Parameters } from './problemOf.ts';

/** Refuses queries that are too large, with the reason, before Directus or its database fails. */
export function refuseHugeQueries({ init }: Register): void {
  init('app.before', ({ app }) => app.use(refusing(({ query }) => query)));
  // `SEARCH` requests, and updates by query, have the query in the body.
  init('middlewares.after', ({ app }) =>
    app.use(refusing(({ body }) => (body as { readonly query?: unknown } | undefined)?.query)),
  );
}

function refusing(queryIn: (request: DirectusRequest) => unknown): Handler {
  return (request, _response, next) => {
    const query = queryIn(request);
    const isObject = typeof query === 'object' && query !== null;
    const problem = isObject ? problemOfParameters(query as Parameters) : undefined;
    next(problem === undefined ? undefined : new InvalidQueryError({ reason: problem }));
  };
}
