import { describe, expect, it } from '@jest/globals';
import { product, smallCatalogue, withProducts } from '../smallCatalogue.ts';
import { contentOf, pageInAll, problemLines, smallest, type Records } from '../smallContent.ts';

const problems = (records: Records) => problemLines(() => contentOf(records));
const ofProduct = (others: object) => problems(withProducts(product('amalie', others)));

describe('a catalogue', () => {
  it('is right as it is in the tests', async () => {
    expect(await problems(withProducts(product('amalie')))).toEqual([]);
  });

  it('has a page of all products', async () => {
    const pages = [...smallest.pages, pageInAll('brands')];
    expect(await problems({ ...smallCatalogue, pages })).toEqual([
      'pages: key: expected a page with the key products, since there are categories, such as watches in productCategories[0]',
    ]);
  });

  it('has each key once', async () => {
    const { manufacturers, attributes } = smallCatalogue;
    const pages = [...smallest.pages, pageInAll('products')];
    const twice = {
      manufacturers: [...manufacturers, manufacturers[0]],
      attributes: [attributes[1], ...attributes],
    };
    expect(await problems({ ...smallCatalogue, pages, ...twice })).toEqual([
      'manufacturers[2]: key: expected a key of its own, but manufacturers[0] has nordlicht already',
      'attributes[2]: key: expected a key of its own, but attributes[0] has colour already',
    ]);
    const material = attributes[0]!;
    const valueTwice = [{ ...material, values: [...material.values, material.values[0]] }];
    expect(await problems({ ...smallCatalogue, attributes: valueTwice })).toEqual([
      'attributes[0]: values.2.key: expected each value once, found "steel"',
    ]);
  });
});

describe('a product', () => {
  it('is in a category that has a record', async () => {
    expect(await ofProduct({ category: 'beads' })).toEqual([
      'products[0]: category: expected a category that has a record (watches, jewelry), found beads',
    ]);
    const records = { ...withProducts(product('amalie')), productCategories: [] };
    expect(await problems(records)).toEqual([
      'products[0]: category: expected a category that has a record (there are none), found watches',
    ]);
  });

  it('is of a manufacturer that there is, or of none', async () => {
    expect(await ofProduct({ manufacturer: undefined })).toEqual([]);
    expect(await ofProduct({ manufacturer: null })).toEqual([]);
    expect(await ofProduct({ manufacturer: 'nordlich' })).toEqual([
      'products[0]: manufacturer: expected the key of a manufacturer (nordlicht), found nordlich',
    ]);
    expect(await ofProduct({ manufacturer: 'zeit' })).toEqual([
      'products[0]: manufacturer: expected the key of a manufacturer (nordlicht, amsel), found zeit',
    ]);
  });

  it('has attributes and values that there are, each once', async () => {
    const steel = { attribute: 'material', values: ['steel'] };
    expect(
      await ofProduct({
        attributes: [
          { attribute: 'size', values: ['xl'] },
          { attribute: 'colour', values: ['gold', 'steel', 'gold'] },
          steel,
          steel,
        ],
      }),
    ).toEqual([
      'products[0]: attributes.0.attribute: expected the key of an attribute (material, colour), found size',
      'products[0]: attributes.1.values.1: expected a value of colour (red, gold), found steel',
      'products[0]: attributes.1.values.2: expected each value once, found gold again',
      'products[0]: attributes.3.attribute: expected each attribute once, found material again',
    ]);
  });

  it.each([undefined, null, 0.01, 19.99, 1_234_567.89, 10_000_000])(
    'may cost %j',
    async (price) => {
      expect(await ofProduct({ price })).toEqual([]);
    },
  );

  it('may have a name of 300 letters, and no picture', async () => {
    const title = 'Straßenbahnhaltestellenschild'.repeat(11).slice(0, 300);
    const translations = [{ language: 'de', title, description: title, slug: 'lang' }];
    expect(await ofProduct({ translations })).toEqual([]);
  });
});
