import { invalidJson } from './answer.ts';
import type { Request } from './request.ts';

/**
 * Returns the content of the backend's envelope, `{ data: … }`.
 *
 * @throws ProjectHostError if the answer is JSON without `data`
 */
export function dataOf(answer: unknown, request: Request): unknown {
  if (typeof answer === 'object' && answer !== null && 'data' in answer) return answer.data;
  throw unexpected(request);
}

/** @throws ProjectHostError if the answer contains no list */
export function listOf(answer: unknown, request: Request): unknown[] {
  const data = dataOf(answer, request);
  if (Array.isArray(data)) return data;
  throw unexpected(request);
}

/** @throws ProjectHostError if the answer has no such field, or an empty one */
export function fieldOf(answer: unknown, name: string, request: Request): unknown {
  const data = dataOf(answer, request);
  const value: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  if (value === undefined || value === null || value === '') throw unexpected(request);
  return value;
}

function unexpected({ method, path }: Request) {
  return invalidJson(undefined, { method, url: path });
}
