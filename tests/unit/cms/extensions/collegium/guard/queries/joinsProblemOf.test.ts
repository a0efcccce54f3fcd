import { joinsProblemOf } from '../../../../../../../cms/extensions/collegium/guard/queries/joinsProblemOf.ts';

const relation = (collection: string, field: string, to: string | null, list?: string) => ({
  ...{ collection, field, related_collection: to },
  meta: list === undefined ? null : { one_field: list },
});
const relations = [
  relation('products', 'manufacturer', 'manufacturers'),
  relation('products_translations', 'product', 'products', 'translations'),
  relation('products_images', 'product', 'products', 'images'),
  relation('products_images', 'file', 'directus_files'),
  relation('anything', 'item', null),
];
const problemOf = (query: unknown) => joinsProblemOf(query, 'products', relations);

const title = { title: { _eq: 'x' } };

test.each([
  undefined,
  {},
  // Any number of conditions on the same joins, and colons in what is looked for.
  { filter: { _or: Array.from({ length: 30 }, (_, n) => ({ translations: { n: { _eq: n } } })) } },
  { filter: { translations: { title: { _eq: 'a:b $FOLLOW(c,d)' } } } },
  { filter: { images: { _some: title }, translations: title }, sort: ['images.product.images'] },
  { filter: { item: title }, deep: { translations: { _limit: 1 }, _limit: 2 } },
])('takes what an editor or a website asks (%#)', (query) => {
  expect(problemOf(query)).toBeUndefined();
});

const lists = [
  { translations: title },
  { images: { file: title } },
  { images: { product: { images: title } } },
];

const deepest = { images: { product: { translations: title } } };

test.each([
  { filter: { _and: [...lists, deepest] } },
  { filter: { _and: lists }, sort: ['-translations.product.images'] },
  { filter: { _and: lists }, group: ['images.product.translations.title'] },
  { filter: { _and: [...lists, { translations: { product: { images: { _null: true } } } }] } },
  { deep: { translations: { _filter: { product: { _and: [...lists, deepest] } } } } },
  {
    deep: {
      texts: { product: { _filter: { _and: lists }, _sort: ['images.product.translations'] } },
    },
    alias: { texts: 'translations' },
  },
])('reports more than three lists that are multiplied with each other (%#)', (query) => {
  // docs/operating.md, Limits
  expect(problemOf(query)).toContain('3 lists');
});

test('reports more than twenty joins', () => {
  const chain = (length: number): object =>
    length === 0 ? { id: { _eq: 1 } } : { next: chain(length - 1) };
  const oneself = [relation('pages', 'next', 'pages')];
  const ask = (length: number) => joinsProblemOf({ filter: chain(length) }, 'pages', oneself);
  expect(ask(20)).toBeUndefined();
  expect(ask(21)).toContain('20 relations');
});

test.each(['translations:people', '$FOLLOW(products,manufacturer)'])(
  'reports the name %s, by which Directus looks up other rights',
  (name) => {
    for (const query of [
      { filter: { [name]: title } },
      { filter: { _and: [{ translations: { _some: { [name]: title } } }] } },
      { fields: [`${name}.title`] },
      { sort: [`-${name}.title`] },
      { group: [`translations.${name}.title`] },
      { aggregate: { max: [`${name}.title`] } },
      { alias: { a: name } },
      { alias: { [name]: 'translations' } },
      { deep: { [name]: { _limit: 1 } } },
      { deep: { translations: { _filter: { [name]: title } } } },
    ]) {
      expect(problemOf(query)).toContain('$FOLLOW');
    }
  },
);
