import { setTimeout as pause } from 'node:timers/promises';
import { slow } from '../../../projectHost/misbehaviour.ts';
import { contractServer, hostOn, rejection } from './contract.ts';

// Stopping the server needs a real clock, so restore it first.
afterEach(() => jest.useRealTimers());
const contract = contractServer();

describe('timeout', () => {
  const timedOut = { message: 'Network error', code: -1, reason: 'timeout' };

  test('an answer that is too late', async () => {
    contract.server.misbehave(slow(5000));
    const host = hostOn(contract.server, { requestTimeout: 50 });
    expect(await rejection(host.projectDetails())).toMatchObject(timedOut);
  });

  test('is 600 seconds, if nothing else is said', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const host = hostOn(contract.server, { fetch: neverAnswering });
    const error = rejection(host.projectDetails());
    const settled = jest.fn();
    void error.then(settled);

    await jest.advanceTimersByTimeAsync(599_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject(timedOut);
  });

  test('a body that stops in the middle', async () => {
    const fetch = (_url: unknown, init?: RequestInit) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"data":'));
          init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
        },
      });
      return Promise.resolve(new Response(body));
    };
    const host = hostOn(contract.server, { fetch, requestTimeout: 50 });
    expect(await rejection(host.items('pages', {}))).toMatchObject(timedOut);
  });

  const neverAnswering: typeof globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
});

test('ten requests are under way at once, and no more', async () => {
  contract.server.hold();
  const host = hostOn(contract.server);
  const answers = Array.from({ length: 35 }, () => host.projectDetails());
  while (contract.server.requests.length < 10) await pause(5);
  // Time in which an eleventh request could arrive.
  await pause(100);
  expect(contract.server.requests).toHaveLength(10);

  contract.server.release();
  expect(await Promise.all(answers)).toHaveLength(35);
  expect(contract.server.requests).toHaveLength(35);
  expect(contract.server.mostAtOnce).toBe(10);
});

test('requests that fail make room for the next', async () => {
  const host = hostOn(contract.server, { fetch: () => Promise.reject(new Error('away')) });
  const answers = Array.from({ length: 25 }, () => rejection(host.projectDetails()));
  expect(await Promise.all(answers)).toHaveLength(25);
});
