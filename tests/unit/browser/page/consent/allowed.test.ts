/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { countVisits as CountVisits } from '../../../../../browser/page/analytics/matomo.ts';
import { newDocument } from '../newDocument.ts';

const stop = jest.fn();
const countVisits = jest.fn<typeof CountVisits>(() => stop);
const removeCookies = jest.fn();

/** Loads the script that starts allowed functions, on a page with this button for the banner. */
async function open(opener: string, consentGiven?: boolean) {
  newDocument(`<footer>${opener}</footer>`);
  jest.unstable_mockModule('../../../../../browser/page/analytics/matomo.ts', () => ({
    countVisits,
    removeCookies,
  }));
  const matomo = [{ function_id: 'matomo', consentGiven }];
  localStorage.clear();
  if (consentGiven !== undefined) {
    localStorage.setItem('int-consents', JSON.stringify(matomo));
    localStorage.setItem('int-consents-time', '2026-11-24T12:00:00.000Z v1');
  }
  await import('../../../../../browser/page/consent/allowed.ts');
}

const opener =
  '<button data-consents="matomo" data-version="v1" data-matomo="https://m.example/stats 7"></button>';

beforeEach(() => {
  stop.mockReset();
  countVisits.mockClear();
  removeCookies.mockClear();
});

it('counts the visits of a visitor who allows it', async () => {
  await open(opener, true);
  expect(countVisits.mock.calls).toEqual([[{ url: 'https://m.example/stats', siteId: '7' }]]);
});

it.each([false, undefined])('counts nobody whose answer is %s', async (consentGiven) => {
  await open(opener, consentGiven);
  expect(countVisits).not.toHaveBeenCalled();
});

it.each([
  [true, 0],
  [false, 1],
])('removes cookies of an earlier consent where the answer is %s', async (consentGiven, times) => {
  await open(opener, consentGiven);
  expect(removeCookies).toHaveBeenCalledTimes(times);
});

it('stops with the consent', async () => {
  await open(opener, true);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  ['no Matomo', '<button data-consents="matomo" data-version="v1"></button>'],
  [
    'a Matomo without a site',
    '<button data-consents data-version="v1" data-matomo="https://m.example"></button>',
  ],
  [
    'a Matomo without an address',
    '<button data-consents data-version="v1" data-matomo=" 7"></button>',
  ],
  ['no opener', ''],
])('counts nobody where there is %s', async (_, other) => {
  await open(other, true);
  expect(countVisits).not.toHaveBeenCalled();
});
