import { InvalidQueryError } from '@directus/errors';
import type { GuardedRequest, Handler, Register } from '../register.ts';
import { problemOfParameters, type Parameters } from './problemOf.ts';

/** Tells whoever asks too much at once what is too much, before Directus or its database fails at it. */
export function refuseHugeQueries({ init }: Register): void {
  init('app.before', ({ app }) => app.use(refusing(({ query }) => query)));
  // `SEARCH`, and changes of whatever a query finds, have it in the body.
  init('middlewares.after', ({ app }) =>
    app.use(refusing(({ body }) => (body as { readonly query?: unknown } | undefined)?.query)),
  );
}

function refusing(queryIn: (request: GuardedRequest) => unknown): Handler {
  return (request, _response, next) => {
    const query = queryIn(request);
    const isObject = typeof query === 'object' && query !== null;
    const problem = isObject ? problemOfParameters(query as Parameters) : undefined;
    next(problem === undefined ? undefined : new InvalidQueryError({ reason: problem }));
  };
}
