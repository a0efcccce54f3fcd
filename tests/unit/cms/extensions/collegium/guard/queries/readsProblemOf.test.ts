import { readsProblemOf } from '../../../../../../../cms/extensions/collegium/guard/queries/readsProblemOf.ts';

const relation = (collection: string, field: string, to: string, list?: string) => ({
  ...{ collection, field, related_collection: to },
  meta: { one_field: list ?? null },
});
const relations = [
  relation('products', 'manufacturer', 'manufacturers'),
  relation('products', 'next', 'products'),
  relation('products_translations', 'product', 'products', 'translations'),
  relation('products_images', 'product', 'products', 'images'),
  relation('products_images_translations', 'image', 'products_images', 'translations'),
];
const problemOf = (query: unknown, { app = false, collection = 'products' } = {}) =>
  readsProblemOf(query, collection, { relations, accountability: { app } });

test.each([
  undefined,
  {},
  { fields: ['*'], limit: 500 },
  { fields: ['id', 'manufacturer.*', 'translations.*', 'images.translations.*'], limit: 0 },
  // The last name is a foreign key, and no further item is read for it.
  { fields: ['next', 'translations.product', 'unknown.next.next'] },
])('takes what an editor or a website asks (%#)', (query) => {
  expect(problemOf(query)).toBeUndefined();
});

test.each([['*.*'], ['id', 'images.*.*'], ['*.title']])(
  'tells of related items without the name of their field (%#)',
  (...fields) => {
    expect(problemOf({ fields })).toContain('Name the fields');
    expect(problemOf({ fields }, { app: true })).toContain('Name the fields');
  },
);

test.each([
  { fields: ['translations.product.id'] },
  { fields: ['id', 'next.id'] },
  { fields: ['images.translations.image.*'] },
  { fields: ['x.product.id'], alias: { x: 'translations' } },
  { fields: ['images.x.id'], deep: { images: { _alias: { x: 'product' } } } },
  { fields: ['y.x.id'], alias: { y: 'images' }, deep: { y: { _alias: { x: 'product' } } } },
])('tells of fields that lead back to a collection, also by an alias (%#)', (query) => {
  expect(problemOf(query)).toContain('lead back');
  expect(problemOf(query, { app: true })).toContain('lead back');
});

test('tells of a text that leads to its item and the other texts', () => {
  const query = { fields: ['product.translations.title'] };
  expect(problemOf(query, { collection: 'products_translations' })).toContain('lead back');
});

test('tells who does not work in Directus of more than 500 items', () => {
  // docs/operating.md, Limits
  for (const limit of [501, -1]) {
    expect(problemOf({ limit })).toContain('500 items');
    expect(problemOf({ limit }, { app: true })).toBeUndefined();
    expect(problemOf({ limit }, { collection: 'directus_fields' })).toBeUndefined();
  }
});
