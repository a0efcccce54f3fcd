import fc from 'fast-check';
import { OutdatedCatalogue } from '../../../../browser/catalogue/fetchCatalogueFile.ts';
import { fetchIndex } from '../../../../browser/catalogue/fetchIndex.ts';
import { loadCards } from '../../../../browser/catalogue/loadCards.ts';
import { sampleCatalogue } from '../../../../stories/products/sampleCatalogue.ts';

const { index, cards } = sampleCatalogue;
const file = cards.slice(0, 6);
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

const answer = (data: unknown) => () => Promise.resolve(Response.json({ data }));
const never = new AbortController().signal;

describe('the index of a list', () => {
  it('comes from the file with its name', async () => {
    fetched.mockImplementation(answer(index));
    expect(await fetchIndex('list')).toEqual(index);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/page-data/sq/d/list.json']);
  });

  it('is outdated if its file is missing', async () => {
    fetched.mockResolvedValue(new Response('', { status: 404 }));
    await expect(fetchIndex('list')).rejects.toBeInstanceOf(OutdatedCatalogue);
  });

  it.each([
    ['the connection fails', () => Promise.reject(new TypeError('network'))],
    ['the server fails', () => Promise.resolve(new Response('', { status: 500 }))],
    ['the answer is HTML', () => Promise.resolve(new Response('<html>'))],
    ['the answer is an index without prices', answer({ ...index, prices: undefined })],
    ['the answer is empty', answer(null)],
  ])('is an error, but not outdated, if %s', async (_, respond) => {
    fetched.mockImplementation(respond);
    const isOutdated = await fetchIndex('list').catch(
      (error: unknown) => error instanceof OutdatedCatalogue,
    );
    expect(isOutdated).toBe(false);
  });

  it('is an error for any other JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (json) => {
        fetched.mockImplementation(answer(json));
        await expect(fetchIndex('list')).rejects.toThrow('no file of the catalogue');
      }),
    );
  });
});

describe('the cards of products', () => {
  it('come from as few files as possible, in the requested order', async () => {
    fetched.mockImplementation(answer(file));
    expect(await loadCards('first', [5, 2], never)).toEqual([file[5], file[2]]);
    expect(await loadCards('first', [2], never)).toEqual([file[2]]);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/page-data/sq/d/first-0.json',
    ]);
  });

  it('are not awaited after the visitor wants others, and can be requested again', async () => {
    fetched.mockImplementation(
      (_, options) =>
        new Promise((_, reject) => {
          options!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const outdated = new AbortController();
    const loading = loadCards('slow', [0], outdated.signal);
    outdated.abort();
    await expect(loading).rejects.toThrow('aborted');
    fetched.mockImplementation(answer(file));
    expect(await loadCards('slow', [0], never)).toHaveLength(1);
  });

  it.each([
    ['has no cards', { products: [] }],
    ['has an empty card', [null]],
    ['has a card without a title', [{ ...file[0], title: undefined }]],
  ])('can be requested again if the answer %s', async (why, wrong) => {
    fetched.mockImplementationOnce(answer(wrong));
    await expect(loadCards(why, [0], never)).rejects.toThrow('no file of the catalogue');
    fetched.mockImplementation(answer(file));
    expect(await loadCards(why, [0], never)).toEqual([file[0]]);
  });

  it('are an error if the file lacks one of them', async () => {
    fetched.mockImplementation(answer([]));
    await expect(loadCards('empty', [0], never)).rejects.toThrow('No product 0.');
  });

  it('do not fill the memory', async () => {
    fetched.mockImplementation(answer(file));
    for (let number = 0; number < 600; number++) await loadCards('many', [number * 6], never);
    fetched.mockClear();
    await loadCards('many', [599 * 6], never);
    expect(fetched).not.toHaveBeenCalled();
    await loadCards('many', [0], never);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
