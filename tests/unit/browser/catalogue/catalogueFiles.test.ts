/** @jest-environment node */
import fc from 'fast-check';
import { checkedIndex } from '../../../../browser/catalogue/checkedIndex.ts';
import { checkedShard } from '../../../../browser/catalogue/checkedShard.ts';
import { indexState, loadIndex, onIndexChanged } from '../../../../browser/catalogue/indexStore.ts';
import { heldProducts, loadProducts } from '../../../../browser/catalogue/shards.ts';
import { sampleCatalogue } from '../../../../components/products/sampleCatalogue.fixtures.ts';

const { index, shards } = sampleCatalogue('de');
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

const answer = (data: unknown) => () => Promise.resolve(Response.json({ data }));
const never = new AbortController().signal;

describe('an index', () => {
  it('is taken as it should be', () => {
    expect(checkedIndex(index)).toBe(index);
  });

  it.each([
    ['columns of different lengths', { ...index, category: index.category.slice(1) }],
    ['a category that there is not', { ...index, category: index.category.map(() => 99) }],
    ['half a manufacturer', { ...index, manufacturer: index.manufacturer.map(() => 0.5) }],
    ['a price below nothing', { ...index, price: index.price.map(() => -2) }],
    ['a price in words', { ...index, price: index.price.map(() => '9') }],
    ['a value that there is not', { ...index, attributeValues: index.price.map(() => [-1]) }],
    ['too few shards', { ...index, shards: ['sample0'] }],
    ['a shard elsewhere', { ...index, shards: ['../../a', 'sample1'] }],
    ['keys that are none', { ...index, categories: [1, 2, 3] }],
    ['nothing', null],
  ])('is refused with %s', (_, wrong) => {
    expect(() => checkedIndex(wrong)).toThrow();
  });

  it('is refused, whatever else it is', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => expect(() => checkedIndex(json)).toThrow()));
  });
});

describe('a shard', () => {
  const [card] = shards[0]!.products;

  it('is taken as it should be', () => {
    expect(checkedShard(shards[0])).toEqual(shards[0]);
  });

  it.each([
    ['leads elsewhere', { href: 'https://example.org/' }],
    ['leads elsewhere by the same scheme', { href: '//example.org/' }],
    ['runs something', { href: 'javascript:alert(1)' }],
    ['has no title', { title: undefined }],
    ['has a price below nothing', { price: -1 }],
    ['has a price in words', { price: '9' }],
    ['loads a picture from elsewhere', { picture: { ...card!.picture, src: '//example.org/a' } }],
    ['has a picture without a size', { picture: { ...card!.picture, width: 0 } }],
  ])('is refused where a product %s', (_, wrong) => {
    expect(() => checkedShard({ products: [{ ...card, ...wrong }] })).toThrow();
  });
});

describe('the index of a catalogue', () => {
  it('is fetched once, and told to all who wait', async () => {
    fetched.mockImplementation(answer(index));
    const told = jest.fn();
    const end = onIndexChanged(told);
    loadIndex('once');
    loadIndex('once');
    expect(indexState('once').kind).toBe('loading');
    await settled();
    expect(indexState('once')).toEqual({ kind: 'loaded', index });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]![0]).toBe('/page-data/sq/d/once.json');
    expect(told).toHaveBeenCalledTimes(2);
    end();
  });

  it.each([
    ['failed', 'the line is broken', () => Promise.reject(new TypeError('network'))],
    ['failed', 'the server has an error', () => Promise.resolve(new Response('', { status: 500 }))],
    ['failed', 'something else comes', answer({ products: [] })],
    ['failed', 'no JSON comes', () => Promise.resolve(new Response('<html>'))],
    ['outdated', 'it is no more', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('is %s where %s, and can be asked for again', async (kind, why, respond) => {
    fetched.mockImplementationOnce(respond);
    loadIndex(why);
    await settled();
    expect(indexState(why).kind).toBe(kind);
    fetched.mockImplementation(answer(index));
    loadIndex(why);
    await settled();
    expect(indexState(why).kind).toBe('loaded');
  });
});

describe('products', () => {
  it('come from as few shards as hold them, in the order that is asked for', async () => {
    fetched.mockImplementation(answer(shards[0]));
    expect(heldProducts(['first'], [5, 2])).toBeUndefined();
    const products = await loadProducts(['first'], [5, 2], never);
    expect(products).toEqual([shards[0]!.products[5], shards[0]!.products[2]]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(heldProducts(['first'], [2])).toEqual([shards[0]!.products[2]]);
  });

  it('are not waited for once others are wanted', async () => {
    fetched.mockImplementation(
      (_, options) =>
        new Promise((_, reject) => {
          options!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const outdated = new AbortController();
    const loading = loadProducts(['slow'], [0], outdated.signal);
    outdated.abort();
    await expect(loading).rejects.toThrow('aborted');
    expect(heldProducts(['slow'], [0])).toBeUndefined();
  });

  it('that a shard does not hold are an error, and no gap in the list', async () => {
    fetched.mockImplementation(answer({ products: [] }));
    await expect(loadProducts(['empty'], [0], never)).rejects.toThrow('No product 0.');
  });

  it('do not fill the memory', async () => {
    fetched.mockImplementation(answer(shards[0]));
    const many = Array.from({ length: 80 }, (_, number) => `many${number}`);
    await loadProducts(many, [0], never);
    for (const number of many.keys()) await loadProducts(many, [number * 48], never);
    expect(heldProducts(many, [0])).toBeUndefined();
    expect(heldProducts(many, [79 * 48])).toHaveLength(1);
  });
});

/** Once all that has an answer has it. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
