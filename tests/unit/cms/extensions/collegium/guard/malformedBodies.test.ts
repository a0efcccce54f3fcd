import { expect, it } from '@jest/globals';
import { InvalidPayloadError } from './fakeErrors.ts';
import { directus } from './guardedDirectus.ts';

const { bodyProblemOf } =
  await import('../../../../../../cms/extensions/collegium/guard/malformedBodies.ts');

/** @param request the method, and an address unless it is that of all news */
function problem(request: string, body: unknown): string | undefined {
  const [method = '', originalUrl = '/items/news'] = request.split(' ');
  return bodyProblemOf({ method, originalUrl, body });
}

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

it.each<[string, unknown]>([
  ['POST', [null]],
  ['POST', [1]],
  ['POST', [[]]],
  ['POST', { blocks: nested(62) }],
  ['POST', { title: 'a\0b' }],
  ['POST', { 'a\0b': 'title' }],
  ['PATCH', [null]],
  ['PATCH', { keys: 'a', data: {} }],
  ['PATCH', { keys: [{}], data: {} }],
  ['SEARCH', { query: 'title' }],
  ['SEARCH', { query: [] }],
  ['SEARCH', { query: null }],
  ['DELETE', [[]]],
  ['DELETE', { keys: {} }],
  ['DELETE', {}],
  ['DELETE', undefined],
  ['DELETE /flows', {}],
  ['DELETE /flows/?limit=1', {}],
])('%s of %j is refused', (request, body) => {
  expect(problem(request, body)).toMatch(/.+/);
});

it.each<[string, unknown]>([
  ['POST', { title: 'a', blocks: nested(50) }],
  ['POST', [{ title: 'a' }, { title: 'b' }]],
  ['POST /graphql', { query: '{ news { id } }' }],
  ['POST', undefined],
  ['GET', undefined],
  ['PATCH', { title: 'a' }],
  ['PATCH', [{ id: 1, title: 'a' }]],
  ['PATCH', { keys: [1, 'a'], data: { title: 'a' } }],
  ['PATCH', { query: { filter: {} }, data: { title: 'a' } }],
  ['SEARCH', { query: { fields: ['id'] } }],
  ['DELETE', [1, 'a']],
  ['DELETE', { keys: [1] }],
  ['DELETE', { query: { limit: 1 } }],
  ['DELETE /items/news/1', {}],
  ['DELETE /users/6b9d', undefined],
])('%s of %j is accepted', (request, body) => {
  expect(problem(request, body)).toBeUndefined();
});

it('a compressed body is refused before it is unpacked', async () => {
  const { outcome } = await directus.request({ headers: { 'content-encoding': 'gzip' } });
  expect(outcome).toBeInstanceOf(InvalidPayloadError);
});
