/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { startServiceWorker } from '../../../../../browser/page/serviceWorker/start.ts';

/** A fake worker or registration that fires events when its state changes. */
function stateful<Values extends object>(values: Values) {
  return Object.assign(new EventTarget() as EventTarget & { [handler: string]: unknown }, values);
}

function tell(target: ReturnType<typeof stateful>, event: string): void {
  (target[`on${event}`] as (() => void) | undefined)?.();
}

// Specification, section 4. `register` resolves only after an update that the browser has already
// started.
it('reports an update that the browser has begun before the page asks', async () => {
  const told = jest.spyOn(console, 'info').mockReturnValue();
  const worker = stateful({ state: 'installing' });
  const registration = stateful({ installing: null as typeof worker | null });
  Object.assign(globalThis, { serviceWorkerPath: '/service-worker.js', isSecureContext: true });
  Object.assign(navigator, {
    serviceWorker: {
      controller: {},
      ready: Promise.resolve(registration),
      register: () => new Promise(() => undefined),
    },
  });
  startServiceWorker();
  dispatchEvent(new Event('load'));
  await navigator.serviceWorker.ready;

  registration.installing = worker;
  tell(registration, 'updatefound');
  for (const state of ['installed', 'activating', 'activated']) {
    worker.state = state;
    tell(worker, 'statechange');
  }
  expect(told.mock.calls).toEqual([
    ['Service worker:', 'update ready'],
    ['Service worker:', 'activated'],
  ]);
});
