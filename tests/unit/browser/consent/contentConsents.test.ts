/** @jest-environment jsdom */
import {
  allowContent,
  contentConsents,
  forbidContent,
  onContentConsentsChanged,
} from '../../../../browser/consent/contentConsents.ts';
import { newDocument } from '../page/newDocument.ts';

const maps = { id: 'www.google.com', name: 'Google Maps', functionId: 'maps' };
const videos = { id: 'videos.example', name: 'Videos', functionId: '' };

beforeEach(() => localStorage.clear());

it('keeps each consent under the key that the specification names (section 7)', () => {
  allowContent(maps);
  expect(localStorage.getItem('contentConsent:www.google.com')).toContain('Google Maps');
  expect(localStorage).toHaveLength(1);
});

it('lists consents by host, and nothing else that is kept', () => {
  localStorage.setItem('int-consents', '[]');
  localStorage.setItem('old-contentConsent:other.example', 'Other');
  allowContent(maps);
  allowContent(videos);
  expect(contentConsents()).toEqual([videos, maps]);
});

it('lets a consent expire after a year, and deletes it', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
  allowContent(maps);
  jest.setSystemTime(new Date('2027-11-24T12:00:00Z'));
  expect(contentConsents()).toEqual([maps]);
  jest.setSystemTime(new Date('2027-11-24T12:00:01Z'));
  expect(contentConsents()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  jest.useRealTimers();
});

// GDPR, article 7(1): a consent without a time cannot be proved, and its end is unknown.
it.each([
  '',
  'Videos',
  'null',
  '7',
  '{"name":"Videos"}',
  '{"name":"Videos","functionId":""}',
  '{"name":"Videos","functionId":"","time":null}',
  '{"functionId":"","time":"2026-11-24T12:00:00.000Z"}',
  '{"name":"Videos","time":"2026-11-24T12:00:00.000Z"}',
])('asks again where a consent has no time or is not ours, such as %s', (value) => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
  allowContent(maps);
  localStorage.setItem('contentConsent:videos.example', value);
  expect(contentConsents()).toEqual([maps]);
  expect(Object.keys(localStorage)).toEqual(['contentConsent:www.google.com']);
  jest.useRealTimers();
});

describe('on a website that asks for consent', () => {
  /** A page of the website with this version of the question, in the same browser. */
  async function open(version: string) {
    newDocument(
      `<footer><button data-consents="maps" data-version="${version}"></button></footer>`,
    );
    return import('../../../../browser/consent/contentConsents.ts');
  }

  it('asks again, of providers as in the banner, once the question has changed', async () => {
    const first = await open('v1');
    first.allowContent(maps);
    expect(first.contentConsents()).toEqual([maps]);
    const same = await open('v1');
    expect(same.contentConsents()).toEqual([maps]);
    const changed = await open('v2');
    expect(changed.contentConsents()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('asks again where a consent of an earlier release has no version', async () => {
    const consent = { name: 'Google Maps', functionId: 'maps', time: new Date().toISOString() };
    localStorage.setItem('contentConsent:www.google.com', JSON.stringify(consent));
    expect((await open('v1')).contentConsents()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

it('takes back one consent and leaves the others', () => {
  allowContent(maps);
  allowContent(videos);
  forbidContent('www.google.com');
  expect(contentConsents()).toEqual([videos]);
});

it('allows nothing where storage is forbidden', () => {
  allowContent(maps);
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  expect(() => allowContent(videos)).not.toThrow();
  expect(contentConsents()).toEqual([]);
});

describe('a listener', () => {
  const listener = jest.fn();
  let end: () => void;

  beforeEach(() => {
    listener.mockClear();
    end = onContentConsentsChanged(listener);
  });
  afterEach(() => end());

  it('hears of a change in this tab', () => {
    allowContent(maps);
    expect(listener).toHaveBeenCalledTimes(1);
    forbidContent('www.google.com');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each(['contentConsent:www.google.com', null])(
    'hears of a change of the key %s in another tab',
    (key) => {
      dispatchEvent(new StorageEvent('storage', { key }));
      expect(listener).toHaveBeenCalledTimes(1);
    },
  );

  it('hears nothing of other keys', () => {
    dispatchEvent(new StorageEvent('storage', { key: 'old-contentConsent:' }));
    expect(listener).not.toHaveBeenCalled();
  });

  it('hears of a page that comes back from the history, not of one that is loaded', () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(listener).not.toHaveBeenCalled();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('hears nothing once it is ended', () => {
    end();
    allowContent(maps);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listener).not.toHaveBeenCalled();
  });
});
