import type { Route, Router } from '@directus/api/controllers/utils';
import type { GuardedRequest, Handler } from './register.ts';

export function routesOf({ stack }: Router): Route[] {
  return stack.flatMap(({ route }) => (route ? [route] : []));
}

/**
 * Attaches a check to a route of Directus. The check runs after Express has selected the route, and before
 * the route reads the request's body.
 *
 * @param check throws or rejects to refuse the request
 */
export function beforeRoute(
  { stack: [first] }: Route,
  check: (request: GuardedRequest) => Promise<void> | void,
): void {
  if (!first) return;
  const handle = first.handle as Handler;
  first.handle = ((request, response, next) => {
    void new Promise<void>((resolve) => resolve(check(request))).then(
      () => handle(request, response, next),
      next,
    );
  }) satisfies Handler;
}
