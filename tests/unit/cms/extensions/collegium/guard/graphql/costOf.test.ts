import {
  aliasesIn,
  costOf,
  lengthOf,
} from '../../../../../../../cms/extensions/collegium/guard/graphql/costOf.ts';

/*
 * Documents as GraphQL's parser returns them. The parser is available only after Directus is
 * installed.
 */

const named = (value: string) => ({ kind: 'Name', value });
const set = (selections: readonly object[]) => ({ kind: 'SelectionSet', selections });
const field = (name: string, ...inner: object[]) => ({
  kind: 'Field',
  name: named(name),
  ...(inner.length > 0 && { selectionSet: set(inner) }),
});
const inline = (...inner: object[]) => ({ kind: 'InlineFragment', selectionSet: set(inner) });
const spread = (name: string) => ({ kind: 'FragmentSpread', name: named(name) });
const query = (...inner: object[]) => ({ kind: 'OperationDefinition', selectionSet: set(inner) });
const fragment = (name: string, ...inner: object[]) => ({
  kind: 'FragmentDefinition',
  name: named(name),
  selectionSet: set(inner),
});

const news = field('news', field('id'));
const texts = field('translations', field('title'));

test.each<[string, number, object[]]>([
  ['a list', 1, [query(news)]],
  ['a list with texts and a file', 3, [query(field('news', texts, field('image', field('id'))))]],
  ['a list by three aliases', 3, [query(news, news, news)]],
  ['texts by two aliases', 3, [query(field('news', texts, texts))]],
  ['an inline fragment', 2, [query(field('news', inline(texts)))]],
  [
    'a fragment that is used twice',
    4,
    [query(field('news', spread('f')), field('news', spread('f'))), fragment('f', texts)],
  ],
  [
    'a fragment in a fragment',
    2,
    [query(spread('f')), fragment('f', spread('g'), spread('g')), fragment('g', news)],
  ],
  ['a fragment within itself', 1, [query(spread('f')), fragment('f', news, spread('f'))]],
  ['two operations', 2, [query(news), query(news)]],
  ['the schema', 0, [query(field('__schema', field('types', field('name'))))]],
])('%s: %d', (_what, times, definitions) => {
  expect(costOf({ definitions } as never)).toBe(times);
});

test('counts a fragment that doubles itself forty times without doing so', () => {
  const doubled = Array.from({ length: 40 }, (_, index) =>
    fragment(`f${index}`, spread(`f${index + 1}`), spread(`f${index + 1}`)),
  );
  const definitions = [query(spread('f0')), ...doubled, fragment('f40', news)];
  expect(costOf({ definitions } as never)).toBe(2 ** 40);
});

test('counts what is written out, also where it asks for no list', () => {
  const doubled = Array.from({ length: 30 }, (_, index) =>
    fragment(`f${index}`, spread(`f${index + 1}`), inline(spread(`f${index + 1}`))),
  );
  const definitions = [
    query(field('news', spread('f0'))),
    ...doubled,
    fragment('f30', field('id')),
  ];
  expect(costOf({ definitions } as never)).toBe(1);
  expect(lengthOf({ definitions } as never)).toBeGreaterThan(2 ** 30);
  expect(lengthOf({ definitions: [query(news, field('pages', inline(texts)))] } as never)).toBe(6);
});

test('counts aliases, and those of a fragment each time it is used', () => {
  const aliased = (name: string, ...inner: object[]) => ({
    ...field(name, ...inner),
    alias: named('a'),
  });
  const definitions = [
    query(
      aliased('news', aliased('date'), field('id'), spread('f')),
      aliased('pages', spread('f')),
      aliased('__schema', field('types', aliased('name'))),
    ),
    fragment('f', aliased('status'), aliased('translations', inline(aliased('title')))),
  ];
  expect(aliasesIn({ definitions } as never)).toBe(11);
});
