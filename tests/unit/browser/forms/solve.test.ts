/** @jest-environment jsdom */
import type { Challenge, Solution } from 'altcha-lib/types';
import { solve } from '../../../../browser/forms/solve.ts';

const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256' } } as Challenge;
const solution: Solution = { counter: 7, derivedKey: '00' };

class FakeWorker {
  static last: FakeWorker;
  readonly address: string;
  onmessage?: (event: { data: Solution | null }) => void;
  onerror?: () => void;
  readonly postMessage = jest.fn();
  readonly terminate = jest.fn();

  constructor(address: string) {
    this.address = address;
    FakeWorker.last = this;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('has the worker of the build solve the challenge, and sends it home', async () => {
  const solved = solve(challenge);
  const worker = FakeWorker.last;
  expect(worker.address).toBe('/assets/proofWorker-0.js');
  expect(worker.postMessage).toHaveBeenCalledWith(challenge);
  worker.onmessage?.({ data: solution });
  await expect(solved).resolves.toBe(solution);
  expect(worker.terminate).toHaveBeenCalled();
});

it.each<[string, (worker: FakeWorker) => void]>([
  ['can’t be loaded', (worker) => worker.onerror?.()],
  ['finds nothing', (worker) => worker.onmessage?.({ data: null })],
  ['takes too long', () => jest.advanceTimersByTime(61_000)],
])('gives up where the worker %s', async (_, goWrong) => {
  const solved = solve(challenge);
  goWrong(FakeWorker.last);
  await expect(solved).rejects.toMatchObject({ name: 'EndpointError', code: 'UNREACHABLE' });
  expect(FakeWorker.last.terminate).toHaveBeenCalled();
});
