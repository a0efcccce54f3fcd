/** @jest-environment jsdom */
import { changeConsents } from '../../../../browser/consent/changeConsents.ts';
import { whenConsented } from '../../../../browser/consent/whenConsented.ts';
import { consentsKey, consentTimeKey } from '../../../../contract/storageKeys.ts';

const say = (consentGiven: boolean) =>
  changeConsents({ type: 'save', consents: [{ function_id: 'matomo', consentGiven }] });

let stop: jest.Mock;
let run: jest.Mock<() => void>;

// Each test has its own `run` and `stop`: subscriptions of earlier tests stay active.
beforeEach(() => {
  const ownStop = jest.fn();
  stop = ownStop;
  run = jest.fn(() => ownStop);
});
afterEach(() => changeConsents({ type: 'reset' }));

describe('whenConsented', () => {
  it('runs nothing where there is no answer, or another', () => {
    whenConsented('matomo', run);
    changeConsents({ type: 'save', consents: [{ function_id: 'videos', consentGiven: true }] });
    say(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs at once where it is allowed already', () => {
    say(true);
    whenConsented('matomo', run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs with the consent, stops with it, and runs again with another', () => {
    whenConsented('matomo', run);
    say(true);
    say(true);
    expect(run).toHaveBeenCalledTimes(1);
    say(false);
    say(false);
    expect(stop).toHaveBeenCalledTimes(1);
    say(true);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('stops when the record is deleted', () => {
    say(true);
    whenConsented('matomo', run);
    changeConsents({ type: 'reset' });
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('follows what is said in another tab', async () => {
    document.body.innerHTML = '<footer><button data-consents data-version="v1"></footer>';
    jest.resetModules();
    const opened = await import('../../../../browser/consent/whenConsented.ts');
    opened.whenConsented('matomo', run);
    localStorage.setItem(consentTimeKey, '2026-11-24T12:00:00.000Z v1');
    localStorage.setItem(consentsKey, '[{"function_id":"matomo","consentGiven":true}]');
    dispatchEvent(new StorageEvent('storage', { key: consentsKey }));
    expect(run).toHaveBeenCalledTimes(1);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('bears what needs no stopping', () => {
    whenConsented('matomo', () => undefined);
    say(true);
    expect(() => say(false)).not.toThrow();
  });
});
