import {
  problemOf,
  problemOfParameters,
} from '../../../../../../../cms/extensions/collegium/guard/queries/problemOf.ts';

const conditions = (count: number) => ({
  _or: Array.from({ length: count }, (_, id) => ({ id })),
});
const values = (count: number) => ({ id: { _in: Array.from({ length: count }, (_, id) => id) } });

function nested(levels: number): unknown {
  let filter: unknown = { id: { _eq: 1 } };
  for (let level = 0; level < levels; level += 1) filter = { _and: [filter] };
  return filter;
}

test.each([undefined, null, 'text', {}, conditions(400), values(4000), nested(25)])(
  'takes what an editor or a website asks (%#)',
  (query) => {
    expect(problemOf(query)).toBeUndefined();
  },
);

test.each([
  // SQLite fails at 998 conditions, 33,000 values and 200 levels; measured with Directus 11.17.4.
  [conditions(998), 'conditions'],
  [values(33_000), 'values'],
  [nested(200), 'levels'],
  [nested(100_000), 'levels'],
])('tells what is too much (%#)', (query, what) => {
  expect(problemOf(query)).toContain(what);
});

test.each([
  [{ meta: 'total_count' }],
  [{ meta: ['total_count', 'filter_count'] }],
  [{ aggregate: { count: '*' } }],
  [{ aggregate: { count: ['id'], sum: 'price' } }],
  [{ aggregate: '{"count":"id"}' }],
  // Directus' interface sends these.
  [{ filter: null, deep: null, alias: null }],
  [{ filter: '{"id":1}', sort: '-id', limit: '-1', deep: 'no JSON' }],
  [{ search: 'a'.repeat(10_000), filter: { title: { _null: null } } }],
])('takes parameters as Directus has them: %j', (parameters) => {
  expect(problemOfParameters(parameters)).toBeUndefined();
});

test.each([
  [{ meta: { a: '1' } }, 'meta'],
  [{ meta: 'total_count,filter_count,filter_count' }, 'meta'],
  [{ meta: ['filter_count', 'filter_count,filter_count'] }, 'meta'],
  [{ aggregate: 'x' }, 'aggregate'],
  [{ deep: 'null' }, 'deep'],
  [{ aggregate: { count: { a: 'x' } } }, 'aggregate'],
  [{ filter: JSON.stringify(nested(200)) }, 'levels'],
  [{ deep: JSON.stringify({ translations: { _filter: conditions(998) } }) }, 'conditions'],
  // 300,000 names kept Directus busy for 4 s.
  [{ fields: Array(6000).fill('id').join() }, 'values'],
  [{ deep: { translations: { _fields: Array(6000).fill('id').join() } } }, 'values'],
  [{ meta: Array(6000).fill('total_count').join() }, 'values'],
  // SQLite fails at a pattern of 50,000 bytes.
  [{ search: 'ä'.repeat(25_000) }, 'text'],
  [{ filter: { _or: [{ title: { _contains: 'a'.repeat(50_000) } }] } }, 'text'],
  [{ deep: { translations: { _search: 'a'.repeat(50_000) } } }, 'text'],
])('tells what Directus would fail at: %#', (parameters, what) => {
  expect(problemOfParameters(parameters)).toContain(what);
});

describe('related items', () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}.title`);

  test('may be as many as a page needs', () => {
    // Twenty, docs/operating.md.
    expect(problemOfParameters({ fields: aliases(20) })).toBeUndefined();
    expect(problemOfParameters({ fields: ['*', ...aliases(20), 'a0.body'] })).toBeUndefined();
  });

  test.each([
    ['a list', aliases(21)],
    ['a text', aliases(21).join()],
    ['texts in a list', [aliases(11).join(), aliases(21).join(', ')]],
    [
      'a path of relations',
      aliases(7).map((field) => field.replace('.', '.pages_id.translations.')),
    ],
  ])('are no more, as %s', (_what, fields) => {
    expect(problemOfParameters({ fields })).toContain('20 relations');
  });
});

test.each([
  { fields: 'id,constructor' },
  { fields: ['translations.__proto__.id'] },
  { fields: ['count(toString)'] },
  { sort: '-constructor' },
  { groupBy: ['valueOf'] },
  { alias: { x: 'constructor' }, fields: 'x' },
  { alias: '{"x":"constructor"}' },
  { filter: '{"constructor":{"_eq":1}}' },
  { filter: { _and: [{ hasOwnProperty: { _eq: 1 } }] } },
  { deep: { toString: { _limit: 1 } } },
])('refuses a field that every object of JavaScript has: %j', (parameters) => {
  expect(problemOfParameters(parameters)).toBe(
    'The query names a field that no collection can have',
  );
});

test('takes such a word for a value', () => {
  const query = { filter: { name: { _eq: 'constructor' } }, search: 'constructor', fields: '*.id' };
  expect(problemOfParameters(query)).toBeUndefined();
});
