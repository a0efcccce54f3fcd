import { matomoReceiver, matomoScript } from '../../contract/addresses/thirdParties.ts';
import { queryParameter } from '../../contract/searchQuery.ts';
import { onNavigated } from '../navigation/onNavigated.ts';
import { loadOutsideScript } from '../../browser/thirdParty/outsideScript.ts';

/** Where the association counts its visitors. */
interface Matomo {
  /** The address of the installation. */
  readonly url: string;
  readonly siteId: string;
}

/**
 * Counts this page and those that the visitor goes on to (specification, section 7), by Matomo's own
 * script. The consent is remembered in `int-consents` only: `rememberConsentGiven` would store a
 * cookie for 30 years.
 *
 * @returns stops at once: Matomo forgets the consent, and its cookies are gone
 */
export function countVisits({ url, siteId }: Matomo): () => void {
  const base = url.replace(/\/?$/, '/');
  page._paq ??= [
    ['setTrackerUrl', base + matomoReceiver],
    ['setSiteId', siteId],
    ['requireConsent'],
  ];
  // Who blocks it is not counted.
  scriptLoaded ??= loadOutsideScript('matomo', base + matomoScript).catch(() => {
    scriptLoaded = undefined;
  });
  isCounting = true;
  tell(['setCustomRequestProcessing', undefined]);
  // Before anything is sent: Matomo would otherwise send the addresses with the search words.
  tellAddresses(location.href, document.referrer);
  tell(['setConsentGiven'], ['enableJSErrorTracking']);
  tellLoadDuration();
  tellPageView(document.referrer);
  return stop;
}

/** As Matomo's script reads them: a method and what it takes. */
type Call = readonly [method: string, ...rest: unknown[]];

/** What is told before the script is there, then whatever the script has put in its place. */
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

function tell(...calls: Call[]): void {
  page._paq?.push(...calls);
}

/** How long it took until the page was there; once in a document. */
function tellLoadDuration(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => isCounting && tellLoadDuration(), { once: true });
    return;
  }
  if (hasToldDuration) return;
  hasToldDuration = true;
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const duration = Math.round(timing?.loadEventStart || performance.now());
  tell(['trackEvent', 'javascript', 'load', 'duration', duration]);
}

/** What the page is called is asked now; a moment later, the visitor may be on the next. */
function tellPageView(referrer: string): void {
  const { href } = location;
  const { title } = document;
  const timer = setTimeout(() => {
    awaited.delete(timer);
    tellAddresses(href, referrer);
    tell(
      ['setDocumentTitle', title],
      ['trackPageView'],
      ['enableLinkTracking'],
      ['trackAllContentImpressions'],
    );
  }, pageViewDelay);
  awaited.add(timer);
}

function tellAddresses(href: string, referrer: string): void {
  tell(
    ['setReferrerUrl', referrer && withoutSearchWords(referrer)],
    ['setCustomUrl', withoutSearchWords(href)],
  );
}

/** What somebody searches for on a website about health can reveal an illness (GDPR, article 9). */
function withoutSearchWords(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has(queryParameter)) url.searchParams.delete(queryParameter);
  return url.href;
}

/** ms; specification, section 7. */
const pageViewDelay = 32;

function stop(): void {
  isCounting = false;
  awaited.forEach(clearTimeout);
  awaited.clear();
  // A script that is still on its way finds nothing to do when it comes.
  if (Array.isArray(page._paq)) page._paq.length = settings;
  // Matomo goes on to listen for clicks and errors, and would send them all upon another consent.
  else tell(['forgetConsentGiven'], ['setCustomRequestProcessing', () => '']);
  removeCookies();
}

/** Also the one in which Matomo would remember for decades that the consent is forgotten. */
export function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^(_pk|mtm)_/.test(name)) document.cookie = `${name}=;max-age=0;path=/`;
  }
}
