import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { productCategories } from '../../../contract/catalogue.ts';

interface Translated {
  readonly category?: string;
  readonly translations: readonly { readonly language: string; readonly title: string }[];
}

const shop = 'data/embedded/shop';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Translated;
const products = globSync(`${shop}/products/*.json`).map((file) => ({ file, ...read(file) }));

it('has a product in each category of the specification', () => {
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(productCategories));
});

it('has all products in all languages, except one that shows the fallback', () => {
  const lacking = products.filter(({ translations }) => translations.length < 3);
  expect(lacking.map(({ file }) => file)).toEqual([
    `${shop}/products/brautstrauss-nach-absprache.json`,
  ]);
});

// Specification, section 2: Product list ('Our Products').
it('calls its list of products what the specification calls it', () => {
  const { translations } = read(`${shop}/pages/products.json`);
  expect(translations.find(({ language }) => language === 'en')?.title).toBe('Our Products');
});
