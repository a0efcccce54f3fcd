import fc from 'fast-check';
import { checkedIndex } from '../../../../browser/catalogue/checkedIndex.ts';
import { checkedShard } from '../../../../browser/catalogue/checkedShard.ts';
import {
  indexState,
  loadIndex,
  loadPart,
  onIndexChanged,
} from '../../../../browser/catalogue/indexStore.ts';
import { loadProducts } from '../../../../browser/catalogue/shards.ts';
import { productsPerShard } from '../../../../contract/catalogue/records.ts';
import { sampleCatalogue } from '../../../../components/products/sampleCatalogue.fixtures.ts';

const { index, shards } = sampleCatalogue('de');
const { orders, ...withoutOrders } = index;
const prices = orders!.price!;
const withFacet = (wrong: object) => ({ ...index, facets: [{ ...index.facets[0], ...wrong }] });
const withOrders = (wrong: object) => ({ ...index, orders: { ...orders, ...wrong } });
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
    ['columns of different lengths', { ...index, size: index.size + 1 }],
    ['a set that there is not', withFacet({ sets: [] })],
    ['a value that there is not', withFacet({ sets: [[99]] })],
    ['half a value', withFacet({ sets: [[0.5]] })],
    ['a character before the first', withFacet({ products: ' '.repeat(index.size) })],
    ['keys that are none', withFacet({ keys: [1, 2, 3] })],
    ['a price below nothing', withOrders({ price: prices.map(() => -2) })],
    ['a price in words', withOrders({ price: prices.map(() => '9') })],
    ['half of the orders', withOrders({ title: undefined })],
    ['a title of no product', withOrders({ title: prices.map(() => 60) })],
    ['steps back', { ...index, steps: prices.map(() => -1) }],
    ['cards elsewhere', { ...index, cards: '../../a' }],
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

describe('the orders of a long list', () => {
  it('come when they are needed, and each once', async () => {
    fetched.mockImplementation((address) =>
      Promise.resolve(
        Response.json({
          data: (address as string).endsWith('-price.json') ? prices : withoutOrders,
        }),
      ),
    );
    loadIndex('long');
    await settled();
    expect(indexState('long')).toEqual({ kind: 'loaded', index: withoutOrders });
    loadIndex('long', ['price']);
    // What is there can be used meanwhile.
    expect(indexState('long').kind).toBe('loaded');
    loadIndex('long', ['price']);
    await settled();
    expect(indexState('long')).toEqual({
      kind: 'loaded',
      index: { ...withoutOrders, orders: { price: prices } },
    });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/page-data/sq/d/long.json',
      '/page-data/sq/d/long-price.json',
    ]);
  });

  it('that do not fit are a failure, which can be tried again', async () => {
    fetched.mockImplementation(answer(withoutOrders));
    loadIndex('odd', ['title']);
    await settled();
    expect(indexState('odd').kind).toBe('failed');
    fetched.mockImplementation(answer(index));
    loadIndex('odd', ['title']);
    await settled();
    expect(indexState('odd').kind).toBe('loaded');
  });
});

describe('a part of a long list', () => {
  const needed = {
    ...{ parameter: 'category', key: 'watches', orders: [] },
    ...{ facets: ['category'], allOrders: ['price'] as const },
  };
  const [facet] = index.facets;
  const files: Readonly<Record<string, unknown>> = {
    'list-category.watches': index,
    'list-category': facet,
    'list-price': prices,
    list: withoutOrders,
  };
  const name = (address: unknown) => /([^/]+)\.json$/.exec(String(address))?.[1] ?? '';

  it('is fetched for one choice, and the whole once there is another', async () => {
    fetched.mockImplementation((address) => answer(files[name(address)])());
    loadPart('list', index.size, needed);
    loadPart('list', index.size, needed);
    await settled();
    expect(indexState('list')).toEqual({
      kind: 'part',
      part: {
        ...{ needed, index },
        all: { size: index.size, facets: [facet], cards: index.cards, orders: { price: prices } },
      },
    });
    expect(fetched.mock.calls.map(([address]) => name(address)).sort()).toEqual([
      'list-category',
      'list-category.watches',
      'list-price',
    ]);
    loadPart('list', index.size, { ...needed, key: 'optics' });
    // What is there can be used meanwhile.
    expect(indexState('list').kind).toBe('part');
    await settled();
    expect(indexState('list')).toEqual({ kind: 'loaded', index: withoutOrders });
  });

  it('is no part of another list, and can be asked for again', async () => {
    fetched.mockImplementation(answer({ ...facet, products: '' }));
    loadPart('broken', index.size, needed);
    await settled();
    expect(indexState('broken').kind).toBe('failed');
    fetched.mockImplementation((address) =>
      answer(files[name(address).replace('broken', 'list')])(),
    );
    loadPart('broken', index.size, needed);
    await settled();
    expect(indexState('broken').kind).toBe('part');
  });
});

describe('products', () => {
  it('come from as few shards as hold them, in the order that is asked for', async () => {
    fetched.mockImplementation(answer(shards[0]));
    const products = await loadProducts('first', [5, 2], never);
    expect(products).toEqual([shards[0]!.products[5], shards[0]!.products[2]]);
    expect(await loadProducts('first', [2], never)).toEqual([shards[0]!.products[2]]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('are not waited for once others are wanted', async () => {
    fetched.mockImplementation(
      (_, options) =>
        new Promise((_, reject) => {
          options!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const outdated = new AbortController();
    const loading = loadProducts('slow', [0], outdated.signal);
    outdated.abort();
    await expect(loading).rejects.toThrow('aborted');
    fetched.mockImplementation(answer(shards[0]));
    expect(await loadProducts('slow', [0], never)).toHaveLength(1);
  });

  it('that a shard does not hold are an error, and no gap in the list', async () => {
    fetched.mockImplementation(answer({ products: [] }));
    await expect(loadProducts('empty', [0], never)).rejects.toThrow('No product 0.');
  });

  it('do not fill the memory', async () => {
    fetched.mockImplementation(answer(shards[0]));
    for (let shard = 0; shard < 600; shard++) {
      await loadProducts('many', [shard * productsPerShard], never);
    }
    const before = fetched.mock.calls.length;
    await loadProducts('many', [599 * productsPerShard], never);
    expect(fetched).toHaveBeenCalledTimes(before);
    await loadProducts('many', [0], never);
    expect(fetched).toHaveBeenCalledTimes(before + 1);
  });
});

/** Once all that has an answer has it. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
