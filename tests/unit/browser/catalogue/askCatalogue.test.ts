/** @jest-environment jsdom */
import { askCatalogue } from '../../../../browser/catalogue/askCatalogue.ts';
import type { FromThread } from '../../../../browser/catalogue/catalogueThread.ts';
import { sampleCatalogue } from '../../../../components/products/sampleCatalogue.fixtures.ts';
import { provideResponse } from '../../answers.ts';

provideResponse();

const { index, shards } = sampleCatalogue('de');
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

class FakeWorker {
  static last: FakeWorker;
  readonly address: string;
  onmessage?: (event: { data: FromThread }) => void;
  onerror?: () => void;
  readonly postMessage = jest.fn();
  readonly terminate = jest.fn();

  constructor(address: string) {
    this.address = address;
    FakeWorker.last = this;
  }

  /** The number of the last request. */
  get asked(): number {
    return (this.postMessage.mock.lastCall as [{ number: number }])[0].number;
  }
}

beforeAll(async () => {
  Object.assign(globalThis, { fetch: fetched, Worker: FakeWorker });
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: index })));
  // Nobody waits for the worker: the first answer is the page's own.
  await expect(askCatalogue({ kind: 'index', name: 'first' })).resolves.toEqual(index);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(FakeWorker.last.address).toBe('/assets/catalogueThread-0.js');
});

const products = { kind: 'products', cards: 'some', positions: [1, 2] } as const;

it('asks the page as long as the worker has not started, and then the worker', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: shards[0] })));
  await expect(askCatalogue(products)).resolves.toHaveLength(2);
  expect(FakeWorker.last.postMessage).not.toHaveBeenCalled();

  const worker = FakeWorker.last;
  worker.onmessage?.({ data: 'alive' });
  const answered = askCatalogue(products);
  const number = worker.asked;
  expect(worker.postMessage).toHaveBeenCalledWith({ number, request: products });
  worker.onmessage?.({ data: { number, answer: ['a', 'b'] } });
  await expect(answered).resolves.toEqual(['a', 'b']);
});

it('says why the worker had no answer', async () => {
  const asked = askCatalogue(products);
  const number = FakeWorker.last.asked;
  FakeWorker.last.onmessage?.({ data: { number, error: '404', isOutdated: true } });
  await expect(asked).rejects.toMatchObject({ name: 'CatalogueError', isOutdated: true });
});

it('tells the worker what nobody wants any more, and nothing of what has come', async () => {
  const outdated = new AbortController();
  const asked = askCatalogue(products, outdated.signal);
  const worker = FakeWorker.last;
  const number = worker.asked;
  outdated.abort();
  expect(worker.postMessage).toHaveBeenLastCalledWith({ number });
  worker.onmessage?.({ data: { number, error: 'aborted', isOutdated: false } });
  await expect(asked).rejects.toMatchObject({ message: 'aborted' });

  const late = new AbortController();
  const answered = askCatalogue(products, late.signal);
  worker.onmessage?.({ data: { number: worker.asked, answer: [] } });
  await answered;
  worker.postMessage.mockClear();
  late.abort();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

it('goes on by itself where the worker fails, and asks it no more', async () => {
  const worker = FakeWorker.last;
  const asked = askCatalogue({ ...products, cards: 'asked' });
  const outdated = new AbortController();
  const unwanted = askCatalogue({ ...products, cards: 'unwanted' }, outdated.signal);
  outdated.abort();
  fetched.mockClear();
  worker.onerror?.();
  await expect(asked).resolves.toHaveLength(2);
  await expect(unwanted).rejects.toMatchObject({ name: 'CatalogueError' });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    expect.stringContaining('asked'),
  ]);

  worker.postMessage.mockClear();
  await expect(askCatalogue(products)).resolves.toHaveLength(2);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(worker.terminate).toHaveBeenCalled();
});
