/** @jest-environment jsdom */
import { triggers } from '../../../../../../browser/page/islands/triggers.ts';
import { island, never } from './island.ts';

/* Islands that wait for an idle browser, or until they are nearly in view. */

describe('idle', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useRealTimers();
  });

  it('hydrates when the browser is idle', () => {
    const requestIdleCallback = jest.fn<number, [IdleRequestCallback, object]>(() => 0);
    Object.assign(window, { requestIdleCallback });
    const hydrate = jest.fn(never);
    triggers.idle(island, hydrate);
    expect(hydrate).not.toHaveBeenCalled();
    // Some browsers are never idle. The timeout limits how long the visitor waits.
    expect(requestIdleCallback.mock.lastCall![1]).toEqual({ timeout: 2000 });

    requestIdleCallback.mock.lastCall![0]({ didTimeout: false, timeRemaining: () => 50 });
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('waits for the next task in browsers without idle callbacks', () => {
    jest.useFakeTimers();
    const hydrate = jest.fn(never);
    triggers.idle(island, hydrate);
    expect(hydrate).not.toHaveBeenCalled();

    jest.runAllTimers();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});

describe('visible', () => {
  const observe = jest.fn<undefined, [Element]>();
  const disconnect = jest.fn<undefined, []>();
  const IntersectionObserver = jest.fn<object, ObserverArguments>();
  type ObserverArguments = [
    (entries: { isIntersecting: boolean }[]) => void,
    IntersectionObserverInit,
  ];

  beforeEach(() => {
    IntersectionObserver.mockReturnValue({ observe, disconnect });
    Object.assign(window, { IntersectionObserver });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  it('hydrates shortly before the island scrolls into view, once', () => {
    island.innerHTML = '<p>Diagramm</p>';
    const hydrate = jest.fn(never);
    triggers.visible(island, hydrate);
    const [onChange, { rootMargin }] = IntersectionObserver.mock.lastCall!;
    expect(observe).toHaveBeenLastCalledWith(island.firstElementChild);
    expect(rootMargin).toBe('200px');

    onChange([{ isIntersecting: false }]);
    expect(hydrate).not.toHaveBeenCalled();

    onChange([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('watches an island that is still empty', () => {
    triggers.visible(island, never);
    expect(observe).toHaveBeenLastCalledWith(island);
  });

  it('takes the margin from the island', () => {
    island.setAttribute('margin', '50%');
    triggers.visible(island, never);
    expect(IntersectionObserver.mock.lastCall![1].rootMargin).toBe('50%');
  });
});
