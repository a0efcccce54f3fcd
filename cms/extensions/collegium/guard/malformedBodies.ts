import { InvalidPayloadError } from '@directus/errors';
import { deepest, problemOf } from './queries/problemOf.ts';
import type { DirectusRequest, Register } from '../directus.ts';

/**
 * Maximum number of bytes in the body of a visitor or member. Their longest text has 2,000 characters. A body is in
 * memory as long as its request waits (turnsOfNetworks.ts), and JSON of 1 MB takes 24 MB there.
 */
const longest = 64 * 1024;

/**
 * Refuses bodies that Directus fails at, and large ones of visitors and members.
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
      const reason = bodyProblemOf(request) ?? sizeProblemOf(request);
      next(reason === undefined ? undefined : new InvalidPayloadError({ reason }));
    }),
  );
}

function sizeProblemOf({ accountability, body, rawBody }: DirectusRequest): string | undefined {
  if (accountability?.admin === true || accountability?.app === true) return undefined;
  return rawBody !== undefined && rawBody.length > longest
    ? `The body is longer than ${longest} bytes`
    : problemOf(body);
}

/**
 * Returns the problem of a body that Directus would answer with status 500.
 *
 * @internal
 */
export function bodyProblemOf({ method, originalUrl, body }: Received): string | undefined {
  if (hasNulOrIsDeep(body)) return `The body has a NUL, or is deeper than ${deepest} levels`;
  if (Array.isArray(body)) {
    const isExpected = method === 'DELETE' ? isKey : isObject;
    return body.every(isExpected) ? undefined : 'The body has to be a list of items or keys';
  }
  const { keys, query } = Object(body) as { readonly keys?: unknown; readonly query?: unknown };
  // In a body that creates something, these names are fields.
  if (method === 'POST') return undefined;
  if (keys !== undefined && !(Array.isArray(keys) && keys.every(isKey))) {
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

function isKey(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an address is that of a whole collection, such as `/items/news` or `/flows`. */
function isCollection(address: string): boolean {
  return /^\/(?:items\/)?[^/?]+\/?(?:\?|$)/.test(address);
}
