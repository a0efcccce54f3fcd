/** @jest-environment jsdom */
import { forgetDraft, keepDraft, keptDraft, watchDraft } from '../../../../browser/forms/draft.ts';

const key = 'collegium-draft:test';
const typed = { name: 'Jonas Beispiel', message: 'Guten Tag' };
const minute = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('is there for whoever comes back within the hour', () => {
  keepDraft(key, typed);
  jest.advanceTimersByTime(59 * minute);
  expect(keptDraft(key)).toEqual(typed);
});

it('is gone after an hour, not only out of sight', () => {
  keepDraft(key, typed);
  jest.setSystemTime(Date.now() + 60 * minute);
  expect(keptDraft(key)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('lasts an hour from the last key on', () => {
  keepDraft(key, typed);
  jest.advanceTimersByTime(50 * minute);
  keepDraft(key, { ...typed, message: 'Guten Tag!' });
  jest.advanceTimersByTime(50 * minute);
  expect(keptDraft(key)).toEqual({ ...typed, message: 'Guten Tag!' });
});

it('lasts no longer where the clock is set back', () => {
  keepDraft(key, typed);
  jest.setSystemTime(Date.now() - minute);
  expect(keptDraft(key)).toBeUndefined();
});

it('is gone once it was sent, and where all fields are empty again', () => {
  keepDraft(key, typed);
  forgetDraft(key);
  expect(keptDraft(key)).toBeUndefined();
  keepDraft(key, typed);
  keepDraft(key, { name: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
});

it.each(['', 'null', '7', '{"typed":"x","fields":{}}', '{"fields":{"name":1}}', '<html>'])(
  'is none where the storage holds %s',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(keptDraft(key)).toBeUndefined();
  },
);

it('is none where storage is off', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  keepDraft(key, typed);
  expect(keptDraft(key)).toBeUndefined();
});

describe('while a page stays open', () => {
  let stop: () => void;

  beforeEach(() => {
    keepDraft(key, typed);
    stop = watchDraft(key);
  });
  afterEach(() => stop());

  it('is deleted when its hour is over, not before', () => {
    jest.advanceTimersByTime(59 * minute);
    expect(sessionStorage).toHaveLength(1);
    jest.advanceTimersByTime(5 * minute);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is deleted at once where a computer wakes up later', () => {
    jest.setSystemTime(Date.now() + 120 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is no longer watched once the watch is stopped', () => {
    stop();
    jest.advanceTimersByTime(120 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sessionStorage).toHaveLength(1);
  });
});

function forbidden(): never {
  throw new DOMException('Storage is off.', 'SecurityError');
}
