import { InvalidPayloadError } from '@directus/errors';
import { deepest, problemOf } from './queries/problemOf.ts';
import type { DirectusRequest, Register } from '../directus.ts';
import { worksInDirectus } from './worksInDirectus.ts';

/**
 * Refuses bodies that Directus fails at, and bodies of visitors and members with more objects or values than a query may
 * have (queries/problemOf.ts).
 *
 * Also refuses compressed bodies, which no browser sends: 1 KB can become 1 MB, before Directus counts requests. 420 of
 * them, waiting in three networks, ended Directus 11.17.4 for lack of memory.
 */
export function refuseMalformedBodies({ init }: Register): void {
  init('app.before', ({ app }) =>
    app.use(({ headers }, _response, next) => {
      const isCompressed = headers['content-encoding'] !== undefined;
      next(
        isCompressed ? new InvalidPayloadError({ reason: 'The body is compressed' }) : undefined,
      );
    }),
  );
  init('middlewares.after', ({ app }) =>
    app.use((request, _response, next) => {
      // The number of objects first: to look at 20,000 of them takes much longer than to count them.
      const reason = sizeProblemOf(request) ?? bodyProblemOf(request);
      next(reason === undefined ? undefined : new InvalidPayloadError({ reason }));
    }),
  );
}

/** A body is in memory as long as its request waits (turnsOfNetworks.ts). */
function sizeProblemOf(request: DirectusRequest): string | undefined {
  return worksInDirectus(request) ? undefined : problemOf(request.body, 'The body');
}

/**
 * Returns the problem of a body that Directus would answer with status 500.
 *
 * @internal
 */
export function bodyProblemOf({ method, originalUrl, body }: Received): string | undefined {
  if (hasNulOrIsDeep(body)) {
    return `The body contains a NUL character, or is nested more than ${deepest} levels deep`;
  }
  if (Array.isArray(body)) {
    const isExpected = method === 'DELETE' ? isKey : isObject;
    return body.every(isExpected) ? undefined : 'The body has to be a list of items or keys';
  }
  const { keys, query } = Object(body) as { readonly keys?: unknown; readonly query?: unknown };
  // In a body that creates something, these names are fields.
  if (method === 'POST') return undefined;
  if (keys !== undefined && !isListOfKeys(keys)) {
    return '"keys" has to be a list of keys';
  }
  if (query !== undefined && !isObject(query)) return '"query" has to be an object';
  const isDeletion = method === 'DELETE' && isCollection(originalUrl);
  return isDeletion && keys === undefined && query === undefined
    ? 'Name what to delete by "keys" or "query"'
    : undefined;
}

type Received = Pick<DirectusRequest, 'method' | 'originalUrl' | 'body'>;

/** PostgreSQL can't store NUL, and Directus copies deep values recursively. */
function hasNulOrIsDeep(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (depth > deepest) return true;
  return Object.entries(value).some(
    ([name, inner]) => name.includes('\0') || hasNulOrIsDeep(inner, depth + 1),
  );
}

export function isListOfKeys(value: unknown): boolean {
  return Array.isArray(value) && value.every(isKey);
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True if an address is that of a whole collection, such as `/items/news` or `/flows`. */
function isCollection(address: string): boolean {
  return /^\/(?:items\/)?[^/?]+\/?(?:\?|$)/.test(address);
}
