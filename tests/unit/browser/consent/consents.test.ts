/** @jest-environment jsdom */
import type * as Changes from '../../../../browser/consent/changeConsents.ts';
import type * as Consents from '../../../../browser/consent/consents.ts';
import type * as IsConsented from '../../../../browser/consent/isConsented.ts';

/** Loads the modules as a new page does, with the browser's current storage. */
async function open(): Promise<typeof Consents & typeof Changes & typeof IsConsented> {
  jest.resetModules();
  const consents = await import('../../../../browser/consent/consents.ts');
  return {
    ...consents,
    ...(await import('../../../../browser/consent/changeConsents.ts')),
    ...(await import('../../../../browser/consent/isConsented.ts')),
  };
}

const key = 'int-consents';
const timeKey = 'int-consents-time';
const askedNow = '<footer><button data-consents="functional videos" data-version="v2"></footer>';
const functional = { function_id: 'functional', consentGiven: true };
const videos = { function_id: 'videos', consentGiven: false };

beforeEach(() => localStorage.clear());

describe('what is kept', () => {
  it('is the visitor’s choice', async () => {
    localStorage.setItem(key, JSON.stringify([functional, videos]));
    const { consents, isConsented, lacksAnswer } = await open();
    expect(consents()).toEqual([functional, videos]);
    expect(isConsented('functional')).toBe(true);
    expect(isConsented('videos')).toBe(false);
    expect(lacksAnswer(['functional', 'videos'])).toBe(false);
    expect(lacksAnswer(['functional', 'maps'])).toBe(true);
    // A button with an empty `data-consents` asks for no consent.
    expect(lacksAnswer([''])).toBe(false);
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'functional'],
    ['cut off', '[{"function_id":"functional"'],
    ['no list', '{"functional":true}'],
    ['null', 'null'],
    ['a list of something else', '["functional"]'],
    ['a list with a hole', '[null]'],
    ['of an older kind', '[{"id":"functional","given":true}]'],
    ['an answer without a question', '[{"consentGiven":true}]'],
    ['a choice with something else in it', `[${JSON.stringify(functional)},{"id":"videos"}]`],
    ['an answer that is no answer', '[{"function_id":"videos","consentGiven":"yes"}]'],
  ])('is no choice where it is %s', async (_, value) => {
    if (value !== null) localStorage.setItem(key, value);
    const { consents, isConsented, lacksAnswer } = await open();
    expect(consents()).toBeUndefined();
    expect(isConsented('videos')).toBe(false);
    expect(lacksAnswer(['functional'])).toBe(true);
  });

  it('is no choice where storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { consents } = await open();
    expect(consents()).toBeUndefined();
  });
});

describe('a change', () => {
  it('replaces the choice, keeps it and tells of it', async () => {
    localStorage.setItem(key, JSON.stringify([functional, videos]));
    const { changeConsents, consents, onConsentsChanged } = await open();
    const listener = jest.fn();
    onConsentsChanged(listener);

    const next = [functional, { ...videos, consentGiven: true, display_name: 'Videos' }];
    changeConsents({ type: 'save', consents: next });

    expect(consents()).toEqual(next);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(next);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('deletes the choice, and tells of it', async () => {
    localStorage.setItem(key, JSON.stringify([functional]));
    const { changeConsents, consents, onConsentsChanged } = await open();
    const listener = jest.fn();
    onConsentsChanged(listener);

    changeConsents({ type: 'reset' });

    expect(consents()).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that nobody knows is logged, and changes nothing', async () => {
    localStorage.setItem(key, JSON.stringify([functional]));
    const { changeConsents, consents } = await open();
    const warn = jest.spyOn(console, 'warn').mockImplementation();

    changeConsents({ type: 'forget' } as never);

    expect(warn).toHaveBeenCalledWith('Unknown consent action', { type: 'forget' });
    expect(consents()).toEqual([functional]);
    expect(localStorage.getItem(key)).toBe(JSON.stringify([functional]));
  });

  it('holds for the page where nothing can be kept', async () => {
    const { changeConsents, isConsented } = await open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    changeConsents({ type: 'save', consents: [{ ...videos, consentGiven: true }] });
    expect(isConsented('videos')).toBe(true);
    // Browsers fire it after the load event as well.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(isConsented('videos')).toBe(true);
  });
});

describe('the question that was answered', () => {
  const yes = [functional, { ...videos, consentGiven: true }];
  const no = [functional, videos];

  /**
   * Stores an answer to this version of the question, given at `time`. The returned function opens
   * the website at another time.
   */
  async function answered(choice: typeof yes, version: string, time: string) {
    document.body.innerHTML = askedNow.replace('v2', version);
    jest.setSystemTime(new Date(time));
    (await open()).changeConsents({ type: 'save', consents: choice });
    document.body.innerHTML = askedNow;
    return (now: string) => {
      jest.setSystemTime(new Date(now));
      return open();
    };
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    document.body.innerHTML = '';
    jest.useRealTimers();
  });

  it('is kept with the answer: when it was answered, and its version', async () => {
    await answered(no, 'v2', '2026-11-24T12:00:00Z');
    expect(localStorage.getItem(key)).toBe(JSON.stringify(no));
    expect(localStorage.getItem(timeKey)).toBe('2026-11-24T12:00:00.000Z v2');
    const { changeConsents } = await open();
    changeConsents({ type: 'reset' });
    expect(localStorage).toHaveLength(0);
  });

  // GDPR, article 4(11): consent is specific, so it does not include functions that the question
  // did not name.
  it.each([
    ['yes', yes],
    ['no', no],
  ])('is asked again where it has changed since, also after a %s', async (_, choice) => {
    const come = await answered(choice, 'v1', '2026-11-24T12:00:00Z');
    const { consents, isConsented, lacksAnswer } = await come('2026-11-25T12:00:00Z');
    expect(consents()).toBeUndefined();
    expect(isConsented('videos')).toBe(false);
    expect(lacksAnswer(['functional'])).toBe(true);
  });

  it.each([
    ['a yes of a year ago', yes, '2027-11-24T12:00:00Z', true],
    ['a yes of more than a year ago', yes, '2027-11-24T12:00:01Z', false],
    ['a no of five years ago', no, '2031-11-24T12:00:00Z', true],
    ['a yes, where the clock was set back', yes, '2020-11-24T12:00:00Z', true],
  ])('is or is not answered by %s', async (_, choice, now, expected) => {
    const come = await answered(choice, 'v2', '2026-11-24T12:00:00Z');
    const { consents } = await come(now);
    expect(consents() !== undefined).toBe(expected);
  });

  // GDPR, article 7(1): without a version, nobody can prove what the visitor has allowed. A refusal
  // stays valid.
  it.each([
    ['a yes', yes, null, false],
    ['a yes with a time', yes, '2026-11-24T12:00:00.000Z', false],
    ['a no', no, null, true],
    ['a no with a time', no, '2026-11-24T12:00:00.000Z', true],
  ])('is or is not answered by %s without a version', async (_, choice, time, expected) => {
    document.body.innerHTML = askedNow;
    localStorage.setItem(key, JSON.stringify(choice));
    if (time !== null) localStorage.setItem(timeKey, time);
    const { consents, isConsented } = await open();
    expect(consents()).toEqual(expected ? choice : undefined);
    expect(isConsented('videos')).toBe(false);
  });

  it('keeps version and time where a consent is withdrawn outside the question', async () => {
    const come = await answered(yes, 'v2', '2026-11-24T12:00:00Z');
    const before = localStorage.getItem(timeKey);
    const { changeConsents } = await come('2027-01-01T12:00:00Z');
    changeConsents({ type: 'save', consents: no, isAnswer: false });
    expect(localStorage.getItem(timeKey)).toBe(before);
    expect(localStorage.getItem(key)).toBe(JSON.stringify(no));
  });
});

describe('another tab', () => {
  beforeEach(() => {
    document.body.innerHTML = askedNow;
    localStorage.setItem(timeKey, '2026-11-24T12:00:00.000Z v2');
  });
  afterEach(() => void (document.body.innerHTML = ''));

  it.each([
    ['gives a consent', JSON.stringify([{ ...videos, consentGiven: true }]), true],
    ['withdraws it', JSON.stringify([videos]), false],
    ['deletes the choice', undefined, false],
  ])('that %s is heard', async (_, value, expected) => {
    localStorage.setItem(key, JSON.stringify([{ ...videos, consentGiven: !expected }]));
    const { isConsented } = await open();
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(isConsented('videos')).toBe(expected);
  });

  it('that clears all storage is heard', async () => {
    localStorage.setItem(key, JSON.stringify([functional]));
    const { consents } = await open();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(consents()).toBeUndefined();
  });

  it('that changes something else is not', async () => {
    const { onConsentsChanged } = await open();
    const listener = jest.fn();
    onConsentsChanged(listener);
    dispatchEvent(new StorageEvent('storage', { key: 'collegium-color-mode' }));
    expect(listener).not.toHaveBeenCalled();
  });
});

it('a page that was put aside learns what changed meanwhile', async () => {
  document.body.innerHTML = askedNow;
  localStorage.setItem(timeKey, '2026-11-24T12:00:00.000Z v2');
  localStorage.setItem(key, JSON.stringify([{ ...videos, consentGiven: true }]));
  const { isConsented } = await open();
  localStorage.setItem(key, JSON.stringify([videos]));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isConsented('videos')).toBe(false);
});
