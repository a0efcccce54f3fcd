/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { startServiceWorker } from '../../../../client/serviceWorker/start.ts';

class Worker extends EventTarget {
  state = 'installing';
  onstatechange: (() => void) | null = null;

  becomes(state: string): void {
    this.state = state;
    this.onstatechange?.();
  }
}

const older = new Worker();
const registration: { installing: Worker | null; onupdatefound?: () => void } = {
  installing: null,
};

it('tells of an update that the browser has begun by itself, for which registering has to wait', async () => {
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const registered = Promise.withResolvers<typeof registration>();
  Object.assign(window, { isSecureContext: true, serviceWorkerPath: '/service-worker.js' });
  Object.assign(navigator, {
    serviceWorker: {
      controller: older,
      getRegistration: () => Promise.resolve(registration),
      register: () => registered.promise,
    },
  });
  startServiceWorker();
  dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));

  const newer = new Worker();
  registration.installing = newer;
  registration.onupdatefound?.();
  newer.becomes('installed');
  registration.installing = null;
  registered.resolve(registration);
  await registered.promise;
  newer.becomes('activating');
  newer.becomes('activated');

  expect(told.mock.calls).toEqual([
    ['Service worker:', 'update ready'],
    ['Service worker:', 'activated'],
  ]);
});
