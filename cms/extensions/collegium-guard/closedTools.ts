import { ForbiddenError } from '@directus/errors';
import utils from '@directus/api/controllers/utils';
import type { GuardedRequest, Handler } from './register.ts';

/**
 * Directus' tools are closed to all but administrators: by some of them anybody can keep the computer hashing.
 * The check is attached to each route, where Express has decided which one it is.
 */
export function closeTools(): void {
  const routes = utils.stack.flatMap(({ route }) => (route ? [route] : []));
  if (!routes.some(({ path }) => path === sorting)) {
    throw new Error(`Directus has no route ${sorting} among its tools.`);
  }
  for (const { path, stack } of routes) {
    const [first] = stack;
    if (path !== sorting && first) first.handle = ifAdministrator(first.handle as Handler);
  }
}

/** Which editors need, and which asks for permission by itself. */
const sorting = '/sort/:collection';

function ifAdministrator(handle: Handler): Handler {
  return (request: GuardedRequest, response, next) => {
    if (request.accountability?.admin) handle(request, response, next);
    else next(new ForbiddenError());
  };
}
