/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { loadOutsideScript as LoadOutsideScript } from '../../../../../browser/thirdParty/outsideScript.ts';
import { newDocument } from '../newDocument.ts';

type Call = readonly [method: string, ...rest: unknown[]];

const loadOutsideScript = jest.fn<typeof LoadOutsideScript>();
const matomo = { url: 'https://m.example/stats', siteId: '7' };
const page = window as { _paq?: { push: (...calls: Call[]) => void } };

/** A new document, in which nothing was counted yet. */
async function open() {
  newDocument();
  jest.unstable_mockModule('../../../../../browser/thirdParty/outsideScript.ts', () => ({
    loadOutsideScript,
  }));
  const { countVisits } = await import('../../../../../browser/page/analytics/matomo.ts');
  const { tellNavigated } = await import('../../../../../browser/page/navigation/onNavigated.ts');
  const navigate = (path: string) => {
    const referrer = location.href;
    history.pushState(null, '', path);
    tellNavigated({ referrer, main: document.body });
  };
  return { countVisits: () => countVisits(matomo), navigate };
}

/** The calls in Matomo's queue, or those that Matomo's own object has received. */
const told = () => [...(page._paq as unknown as readonly Call[])];

/** Puts Matomo's own object in place of the queue, as its script does. */
function runScript(): Call[] {
  const calls: Call[] = [];
  page._paq = { push: (...more) => void calls.push(...more) };
  return calls;
}

/** Sets the page's navigation timing, which jsdom does not measure. */
function measure(...timing: { readonly loadEventStart: number }[]): void {
  Object.assign(performance, { getEntriesByType: () => timing });
}

const settings = [
  ['setTrackerUrl', 'https://m.example/stats/matomo.php'],
  ['setSiteId', '7'],
  ['requireConsent'],
];
const pageView = (path: string, referrer: string) => [
  ['setReferrerUrl', referrer],
  ['setCustomUrl', `http://localhost${path}`],
  ['setDocumentTitle', 'Start'],
  ['trackPageView'],
  ['enableLinkTracking'],
  ['trackAllContentImpressions'],
];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  measure();
  loadOutsideScript.mockReset().mockResolvedValue();
  delete page._paq;
  document.title = 'Start';
  history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
});

// Specification, section 7: analytics requires consent, JS error tracking is on; a page view after 32 ms.
it('requires the consent before anything else, and counts the page after 32 ms', async () => {
  const { countVisits } = await open();
  countVisits();
  const first = [
    ...settings,
    ['setCustomRequestProcessing', undefined],
    ['setReferrerUrl', ''],
    ['setCustomUrl', 'http://localhost/'],
    ['setConsentGiven'],
    ['enableJSErrorTracking'],
    ['trackEvent', 'javascript', 'load', 'duration', expect.any(Number)],
  ];
  jest.advanceTimersByTime(31);
  expect(told()).toEqual(first);
  jest.advanceTimersByTime(1);
  expect(told()).toEqual([...first, ...pageView('/', '')]);
  expect(loadOutsideScript.mock.calls).toEqual([['matomo', 'https://m.example/stats/matomo.js']]);
});

it('counts each page that the visitor goes on to, by the title and address of then', async () => {
  const { countVisits, navigate } = await open();
  countVisits();
  jest.advanceTimersByTime(32);
  navigate('/kontakt');
  document.title = 'Another page by now';
  history.replaceState(null, '', '/elsewhere');
  jest.advanceTimersByTime(32);
  expect(told().slice(-6)).toEqual(pageView('/kontakt', 'http://localhost/'));
});

// GDPR, article 9: search words on a website about health may be sensitive data.
it('leaves search words out of all addresses', async () => {
  history.replaceState(null, '', '/suche?q=depression&page=2#results');
  Object.defineProperty(document, 'referrer', {
    configurable: true,
    get: () => 'https://search.example/?q=depression',
  });
  const { countVisits, navigate } = await open();
  countVisits();
  navigate('/kontakt');
  jest.advanceTimersByTime(32);
  expect(told()).toContainEqual(['setCustomUrl', 'http://localhost/suche?page=2#results']);
  expect(told()).toContainEqual(['setReferrerUrl', 'https://search.example/']);
  expect(told()).toContainEqual(['setReferrerUrl', 'http://localhost/suche?page=2#results']);
  expect(JSON.stringify(told())).not.toContain('depression');
  Reflect.deleteProperty(document, 'referrer');
});

it('counts nothing before it is allowed', async () => {
  const { navigate } = await open();
  navigate('/kontakt');
  jest.advanceTimersByTime(32);
  expect(page._paq).toBeUndefined();
  expect(loadOutsideScript).not.toHaveBeenCalled();
});

it('leaves nothing for a script that comes after the consent was withdrawn', async () => {
  const { countVisits, navigate } = await open();
  const stop = countVisits();
  stop();
  navigate('/kontakt');
  jest.advanceTimersByTime(32);
  expect(told()).toEqual(settings);
});

it('has a script that runs forget the consent, and send nothing', async () => {
  const { countVisits, navigate } = await open();
  const stop = countVisits();
  jest.advanceTimersByTime(32);
  const calls = runScript();
  stop();
  navigate('/kontakt');
  jest.advanceTimersByTime(32);
  expect(calls).toEqual([
    ['forgetConsentGiven'],
    ['setCustomRequestProcessing', expect.any(Function)],
  ]);
  expect((calls[1]![1] as () => string)()).toBe('');
});

it('removes Matomo’s cookies with the consent, and no others', async () => {
  const { countVisits } = await open();
  const stop = countVisits();
  const names = ['_pk_id.7.1fff', '_pk_ses.7.1fff', 'mtm_consent', 'mtm_consent_removed'];
  for (const name of [...names, 'x_pk_id', '_pkid']) document.cookie = `${name}=1;path=/`;
  stop();
  expect(document.cookie).toBe('x_pk_id=1; _pkid=1');
  for (const name of ['x_pk_id', '_pkid']) document.cookie = `${name}=;max-age=0;path=/`;
});

it('counts again with another consent, and loads its script once', async () => {
  const { countVisits } = await open();
  countVisits()();
  countVisits();
  jest.advanceTimersByTime(32);
  expect(told().slice(0, 3)).toEqual(settings);
  expect(told().filter(([method]) => method === 'trackPageView')).toHaveLength(1);
  expect(loadOutsideScript).toHaveBeenCalledTimes(1);
});

it('loads its script again after it could not be loaded', async () => {
  loadOutsideScript.mockRejectedValueOnce(new Error('m.example does not answer'));
  const { countVisits } = await open();
  countVisits()();
  await jest.advanceTimersByTimeAsync(0);
  countVisits();
  expect(loadOutsideScript).toHaveBeenCalledTimes(2);
});

describe('how long the page took to load', () => {
  const durations = () => told().filter(([, , action]) => action === 'load');

  it('is told once in a document', async () => {
    const { countVisits } = await open();
    countVisits();
    jest.advanceTimersByTime(32);
    runScript();
    const calls = runScript();
    countVisits();
    expect(calls.filter(([method]) => method === 'trackEvent')).toEqual([]);
  });

  it('is told when the page has loaded, as it was measured', async () => {
    const { countVisits } = await open();
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    measure({ loadEventStart: 1234.6 });
    countVisits();
    expect(durations()).toEqual([]);
    readyState.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(durations()).toEqual([['trackEvent', 'javascript', 'load', 'duration', 1235]]);
  });

  it('is not told where the consent was withdrawn meanwhile', async () => {
    const { countVisits } = await open();
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    countVisits()();
    readyState.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(told()).toEqual(settings);
  });
});
