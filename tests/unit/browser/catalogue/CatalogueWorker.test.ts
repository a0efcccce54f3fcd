/** @jest-environment jsdom */
import { CatalogueWorker } from '../../../../browser/catalogue/CatalogueWorker.ts';
import type { FromThread } from '../../../../browser/catalogue/catalogueThread.ts';
import { sampleCatalogue } from '../../../../components/products/sampleCatalogue.fixtures.ts';
import { provideResponse } from '../../answers.ts';

provideResponse();

const { shards } = sampleCatalogue('de');
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const thread = { postMessage: jest.fn(), terminate: jest.fn() } as {
  readonly postMessage: jest.Mock;
  readonly terminate: jest.Mock;
  onmessage?: (event: { data: FromThread }) => void;
};

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: shards[0] })));
  Object.assign(globalThis, { fetch: fetched, Worker: jest.fn(() => thread) });
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

const products = { kind: 'products', cards: 'some', positions: [1, 2] } as const;

it('answers by itself where the worker is gone and nobody has said so', async () => {
  const worker = startedWorker();
  const asked = worker.ask(products, new AbortController().signal);
  jest.advanceTimersByTime(10_000);
  await expect(asked).resolves.toHaveLength(2);
  expect(worker.isStarted).toBe(false);
  expect(thread.terminate).toHaveBeenCalled();
});

it('waits for a worker that waits for a slow line', async () => {
  const worker = startedWorker();
  const asked = worker.ask(products, new AbortController().signal);
  thread.postMessage.mockImplementation((message) => {
    if (message === 'alive?') say('alive');
  });
  jest.advanceTimersByTime(10_000);
  expect(thread.postMessage).toHaveBeenLastCalledWith('alive?');
  say({ number: 1, answer: ['late'] });
  await expect(asked).resolves.toEqual(['late']);
  expect(fetched).not.toHaveBeenCalled();
  expect(thread.terminate).not.toHaveBeenCalled();
});

it('leaves a worker alone that has answered', async () => {
  const worker = startedWorker();
  const asked = worker.ask(products, new AbortController().signal);
  say({ number: 1, answer: [] });
  await asked;
  thread.postMessage.mockClear();
  jest.advanceTimersByTime(10_000);
  expect(thread.postMessage).not.toHaveBeenCalled();
  expect(worker.isStarted).toBe(true);
});

function startedWorker(): CatalogueWorker {
  const worker = new CatalogueWorker();
  say('alive');
  return worker;
}

function say(data: FromThread): void {
  thread.onmessage?.({ data });
}
