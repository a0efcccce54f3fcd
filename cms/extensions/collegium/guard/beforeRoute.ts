import type { IRoute, Router } from 'express';
import type { DirectusRequest, Handler } from '../directus.ts';

/** A route of Express 4, whose types lack the methods. Their names are in lower case. */
type Route = IRoute & { readonly methods: Readonly<Partial<Record<string, boolean>>> };

export function routesOf({ stack }: Router): Route[] {
  return stack.flatMap(({ route }) => (route ? [route as Route] : []));
}

/**
 * Attaches a check to a route of Directus. The check runs after Express has selected the route, and before
 * the route reads the request's body.
 *
 * @param check throws or rejects to refuse the request
 */
export function beforeRoute(
  { stack: [first] }: Route,
  check: (request: DirectusRequest) => Promise<void> | void,
): void {
  if (!first) return;
  const { handle } = first;
  first.handle = ((request, response, next) => {
    void new Promise<void>((resolve) => resolve(check(request))).then(
      () => void handle(request, response, next),
      next,
    );
  }) satisfies Handler;
}
