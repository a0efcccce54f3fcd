import { expect, it } from '@jest/globals';
import { InvalidQueryError } from '../fakeErrors.ts';
import { answered } from '../fakeServices.ts';
import { directus, editor } from '../guardedDirectus.ts';

// docs/operating.md, Limits: 20 names.
it.each<[string, (names: readonly string[]) => object]>([
  ['to sort by', (names) => ({ sort: names })],
  ['to group by', (names) => ({ group: names })],
  ['to count', (names) => ({ aggregate: { count: names } })],
  ['to sort related items by', (names) => ({ deep: { a: { b: { _sort: names } } } })],
])('a query names no more than twenty fields %s', async (_what, queryOf) => {
  const names = (count: number) => Array.from({ length: count }, () => 'title');
  expect(await directus.read(editor, queryOf(names(20)))).toBe('items');
  await expect(directus.read(editor, queryOf(names(21)))).rejects.toBeInstanceOf(InvalidQueryError);
  for (const asking of [{ admin: true }, null]) {
    expect(await directus.read(asking, queryOf(names(21)))).toBe('items');
  }
});

it('a query has no more than 500 conditions, also if they are one variable of GraphQL', async () => {
  const variable = { _or: Array.from({ length: 100 }, (_, id) => ({ id: { _eq: id } })) };
  const filter = (count: number) => ({ filter: { _or: Array(count).fill(variable) } });
  expect(await directus.read(editor, filter(2))).toBe('items');
  await expect(directus.read(editor, filter(3))).rejects.toBeInstanceOf(InvalidQueryError);
  expect(await directus.read({ admin: true }, filter(3))).toBe('items');
});

// docs/operating.md, Limits: eight aliases, one for visitors and members.
it.each<[string, (alias: object) => object]>([
  ['fields', (alias) => ({ alias, fields: ['*'] })],
  ['fields of related items', (alias) => ({ deep: { a: { b: { _alias: alias } } } })],
  [
    'parts of JSON',
    (alias) => ({ fields: Object.keys(alias).map((name) => `blocks.json(times, ${name})`) }),
  ],
  [
    'both together',
    (alias) => {
      const [first, ...others] = Object.entries(alias);
      return {
        alias: Object.fromEntries([first!]),
        deep: { a: { _alias: Object.fromEntries(others) } },
      };
    },
  ],
])('a query has no more than eight aliases of %s', async (_what, queryOf) => {
  const aliases = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, 'title']));
  const staff = { ...editor, app: true };
  expect(await directus.read(staff, queryOf(aliases(8)))).toBe('items');
  await expect(directus.read(staff, queryOf(aliases(9)))).rejects.toBeInstanceOf(InvalidQueryError);
  const visitor = { admin: false, app: false };
  expect(await directus.read(visitor, queryOf(aliases(1)))).toBe('items');
  await expect(directus.read(visitor, queryOf(aliases(2)))).rejects.toBeInstanceOf(
    InvalidQueryError,
  );
  expect(await directus.read({ admin: true }, queryOf(aliases(21)))).toBe('items');
});

it('fields and conditions may be more', async () => {
  const many = Array.from({ length: 50 }, (_, id) => ({ id: { _eq: id } }));
  const deep = { translations: { _filter: { _or: many }, _fields: many } };
  const query = { fields: many, filter: { _or: many }, deep, limit: 1, search: null };
  expect(await directus.read(editor, query)).toBe('items');
});

it('conditions that Directus adds to a query while it is being answered have no effect', async () => {
  const query = { deep: { translations: { _limit: 1 } } };
  const read = directus.read(editor, query);
  Object.assign(query.deep.translations, { _filter: { title: { _contains: 'a' } } });
  await read;
  expect(answered.at(-1)).toEqual({ deep: { translations: { _limit: 1 } } });
});
