import { matomoReceiver, matomoScript } from '../../../contract/thirdParties.ts';
import { queryParameter } from '../../../contract/search.ts';
import { onNavigated } from '../navigation/onNavigated.ts';
import { loadOutsideScript } from '../../thirdParty/outsideScript.ts';

/** The association's Matomo installation. */
interface Matomo {
  /** The address of the installation. */
  readonly url: string;
  readonly siteId: string;
}

/**
 * Counts this page and the pages that the visitor navigates to (specification, section 7), with
 * Matomo's own script. Only `int-consents` stores the consent: `rememberConsentGiven` would store a
 * cookie for 30 years.
 *
 * @returns a function that stops counting at once: Matomo forgets the consent, and its cookies are deleted
 */
export function countVisits({ url, siteId }: Matomo): () => void {
  const base = url.replace(/\/?$/, '/');
  page._paq ??= [
    ['setTrackerUrl', base + matomoReceiver],
    ['setSiteId', siteId],
    ['requireConsent'],
  ];
  // Visitors who block the script are not counted.
  scriptLoaded ??= loadOutsideScript('matomo', base + matomoScript).catch(() => {
    scriptLoaded = undefined;
  });
  isCounting = true;
  enqueue(['setCustomRequestProcessing', undefined]);
  // Must come first: Matomo would otherwise send addresses with search words.
  tellAddresses(location.href, document.referrer);
  enqueue(['setConsentGiven'], ['enableJSErrorTracking']);
  tellLoadDuration();
  tellPageView(document.referrer);
  return stop;
}

/** A call in the form that Matomo's script reads: a method and its arguments. */
type Call = readonly [method: string, ...rest: unknown[]];

/** An array until the script has loaded, then the object that the script puts in its place. */
type Queue = Call[] | { readonly push: (...calls: Call[]) => void };

const page = window as { _paq?: Queue };
const settings = 3;
let scriptLoaded: Promise<void> | undefined;
let isCounting = false;
let hasToldDuration = false;
const awaited = new Set<ReturnType<typeof setTimeout>>();

onNavigated(({ referrer }) => {
  if (isCounting) tellPageView(new URL(referrer, location.href).href);
});

function enqueue(...calls: Call[]): void {
  page._paq?.push(...calls);
}

/** Reports the page's load time, once per document. */
function tellLoadDuration(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => isCounting && tellLoadDuration(), { once: true });
    return;
  }
  if (hasToldDuration) return;
  hasToldDuration = true;
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const duration = Math.round(timing?.loadEventStart || performance.now());
  enqueue(['trackEvent', 'javascript', 'load', 'duration', duration]);
}

/** Reads address and title now: after the delay, the visitor may be on the next page. */
function tellPageView(referrer: string): void {
  const { href } = location;
  const { title } = document;
  const timer = setTimeout(() => {
    awaited.delete(timer);
    tellAddresses(href, referrer);
    enqueue(
      ['setDocumentTitle', title],
      ['trackPageView'],
      ['enableLinkTracking'],
      ['trackAllContentImpressions'],
    );
  }, pageViewDelay);
  awaited.add(timer);
}

function tellAddresses(href: string, referrer: string): void {
  enqueue(
    ['setReferrerUrl', referrer && withoutSearchWords(referrer)],
    ['setCustomUrl', withoutSearchWords(href)],
  );
}

/** Removes search words: on a website about health they can reveal an illness (GDPR, article 9). */
function withoutSearchWords(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has(queryParameter)) url.searchParams.delete(queryParameter);
  return url.href;
}

/** Milliseconds; specification, section 7. */
const pageViewDelay = 32;

function stop(): void {
  isCounting = false;
  awaited.forEach(clearTimeout);
  awaited.clear();
  // A script that is still loading finds no page views to report.
  if (Array.isArray(page._paq)) page._paq.length = settings;
  // Matomo still listens for clicks and errors, and would send them after the next consent.
  else enqueue(['forgetConsentGiven'], ['setCustomRequestProcessing', () => '']);
  removeCookies();
}

/** Also deletes the cookie in which Matomo stores for decades that the consent was withdrawn. */
export function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^(_pk|mtm)_/.test(name)) document.cookie = `${name}=;max-age=0;path=/`;
  }
}
