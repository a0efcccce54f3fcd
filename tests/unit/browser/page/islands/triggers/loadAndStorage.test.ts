/** @jest-environment jsdom */
import { triggers } from '../../../../../../browser/page/islands/triggers.ts';
import { island, never } from './island.ts';

/* Islands that hydrate at once: always, or if the browser has stored a key. */

describe('load', () => {
  it('hydrates at once', () => {
    const hydrate = jest.fn(never);
    triggers.load(island, hydrate);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('repeats a button that was pressed before', async () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    island.innerHTML = '<form><button>Anmelden</button></form>';
    island.addEventListener('submit', submitted);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    triggers.load(island, () => promise);
    island.querySelector('button')!.click();
    expect(submitted).not.toHaveBeenCalled();
    resolve(undefined);
    await promise;
    await Promise.resolve();
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('session', () => {
  beforeEach(() => island.setAttribute('storage-key', 'chart'));
  afterEach(() => sessionStorage.clear());

  it('hydrates at once if the tab has stored something', () => {
    sessionStorage.setItem('chart', '{}');
    const hydrate = jest.fn(never);
    triggers.session(island, hydrate);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('does not hydrate if the tab has stored nothing', () => {
    const hydrate = jest.fn(never);
    triggers.session(island, hydrate);
    island.dispatchEvent(new Event('focusin'));
    expect(hydrate).not.toHaveBeenCalled();
  });
});

describe('stored', () => {
  beforeEach(() => island.setAttribute('storage-key', 'chart:'));
  afterEach(() => localStorage.clear());

  it('hydrates at once if a key has this prefix', () => {
    localStorage.setItem('chart:1', '');
    const hydrate = jest.fn(never);
    triggers.stored(island, hydrate);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('stops waiting when the visitor has left the page', () => {
    const hydrate = jest.fn(never);
    triggers.stored(island, hydrate);
    island.dispatchEvent(new Event('leave'));
    localStorage.setItem('chart:1', '');
    dispatchEvent(new StorageEvent('storage', { key: 'chart:1' }));
    expect(hydrate).not.toHaveBeenCalled();
  });

  it('hydrates once if another tab stores such a key', () => {
    localStorage.setItem('colour', 'dark');
    const hydrate = jest.fn(never);
    triggers.stored(island, hydrate);
    expect(hydrate).not.toHaveBeenCalled();

    localStorage.setItem('chart:1', '');
    dispatchEvent(new StorageEvent('storage', { key: 'chart:1' }));
    dispatchEvent(new StorageEvent('storage', { key: 'chart:1' }));
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});
