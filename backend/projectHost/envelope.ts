import { invalidJson } from './response.ts';
import type { Request } from './request.ts';

/**
 * Returns the content of the backend's envelope, `{ data: … }`.
 *
 * @throws ProjectHostError if the response is JSON without `data`
 */
export function dataOf(response: unknown, request: Request): unknown {
  if (typeof response === 'object' && response !== null && 'data' in response) return response.data;
  throw unexpected(request);
}

/** @throws ProjectHostError if the response contains no list */
export function listOf(response: unknown, request: Request): unknown[] {
  const data = dataOf(response, request);
  if (Array.isArray(data)) return data;
  throw unexpected(request);
}

/** @throws ProjectHostError if the response has no such field, or an empty one */
export function fieldOf(response: unknown, name: string, request: Request): unknown {
  const data = dataOf(response, request);
  const value: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  if (value === undefined || value === null || value === '') throw unexpected(request);
  return value;
}

function unexpected({ method, path }: Request) {
  return invalidJson(undefined, { method, url: path });
}
