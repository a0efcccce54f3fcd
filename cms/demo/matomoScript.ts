/**
 * A stand-in for Matomo's matomo.js. It processes `_paq`, and sends the same parameters as Matomo, on the
 * same calls and with the same cookies. Like Matomo, it queues requests that lack a required consent, and
 * sends them if consent is given later.
 *
 * tsx 4.23.15 compiles with esbuild's `keepNames`, which wraps each function in a call of `__name`. The
 * script defines `__name`, because esbuild's own definition is outside of `matomo`.
 */
export const matomoScript = `(() => { const __name = (named) => named; (${matomo.toString()})(); })();`;

type Call = readonly [method: string, ...rest: unknown[]];

/** Serialised and run in the browser: it must not use anything outside of this function. */
function matomo(): void {
  const page = window as unknown as { _paq?: { push: (...calls: Call[]) => void } };
  const waiting: string[] = [];
  let tracker = '';
  let site = '';
  let needsConsent = false;
  let hasConsent = true;
  let referrer = document.referrer;
  let url = location.href;
  let title = document.title;
  let pageView = '';
  let tracksLinks = false;
  let tracksErrors = false;
  let process: ((request: string) => string) | null | undefined;

  const id = (length: number) =>
    Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  const cookie = (name: string) =>
    document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const setCookie = (name: string, value: string, seconds: number) => {
    document.cookie = `${name}=${value};max-age=${seconds};path=/;SameSite=Lax`;
  };
  const own = (name: string) => `_pk_${name}.${site}.1fff`;
  const year = 31_536_000;
  // Matomo 5: setVisitorCookieTimeout, setReferralCookieTimeout and setSessionCookieTimeout, in s.
  const lifetimes = { id: 33_955_200, ref: 15_768_000, ses: 1_800 };

  const send = (request: string) => {
    if (!hasConsent) waiting.push(request);
    else if (request)
      navigator.sendBeacon(`${tracker}?${request}${needsConsent ? '&consent=1' : ''}`);
  };
  const track = (parameters: Record<string, string>) => {
    if (hasConsent) {
      if (!cookie(own('id'))) setCookie(own('id'), `${id(16)}.${Date.now()}.`, lifetimes.id);
      if (!cookie(own('ses')) && referrer && new URL(referrer).host !== location.host) {
        setCookie(own('ref'), encodeURIComponent(referrer), lifetimes.ref);
      }
      setCookie(own('ses'), '1', lifetimes.ses);
    }
    const request = new URLSearchParams({
      ...parameters,
      idsite: site,
      rec: '1',
      url,
      ...(referrer && { urlref: referrer }),
      send_image: '0',
      pv_id: pageView,
    }).toString();
    send(process ? process(request) : request);
  };

  const methods: Record<string, (...rest: never[]) => void> = {
    setTrackerUrl: (address: string) => (tracker = address),
    setSiteId: (number: string | number) => (site = String(number)),
    setReferrerUrl: (address: string) => (referrer = address),
    setCustomUrl: (address: string) => (url = new URL(address, location.href).href),
    setDocumentTitle: (text: string) => (title = text),
    setCustomRequestProcessing: (change: typeof process) => (process = change),
    requireConsent: () => {
      needsConsent = true;
      hasConsent = Boolean(cookie('mtm_consent'));
    },
    setConsentGiven: () => {
      hasConsent = true;
      setCookie('mtm_consent_removed', '', 0);
      for (const request of waiting.splice(0)) send(request);
    },
    rememberConsentGiven: () => {
      hasConsent = true;
      setCookie('mtm_consent_removed', '', 0);
      for (const request of waiting.splice(0)) send(request);
      setCookie('mtm_consent', String(Date.now()), 30 * year);
    },
    forgetConsentGiven: () => {
      setCookie('mtm_consent', '', 0);
      setCookie('mtm_consent_removed', String(Date.now()), 30 * year);
      for (const name of ['id', 'ref', 'ses']) setCookie(own(name), '', 0);
      needsConsent = true;
      hasConsent = false;
    },
    trackPageView: () => {
      pageView = id(6);
      track({ action_name: title });
    },
    trackEvent: (category: string, action: string, name?: string, value?: number) =>
      track({
        e_c: category,
        e_a: action,
        ...(name !== undefined && { e_n: name }),
        ...(value !== undefined && { e_v: String(value) }),
      }),
    trackAllContentImpressions: () => {
      for (const block of document.querySelectorAll<HTMLElement>('[data-track-content]')) {
        track({
          c_n: block.dataset['contentName'] ?? 'Unknown',
          c_p: block.dataset['contentPiece'] ?? 'Unknown',
        });
      }
    },
    enableLinkTracking: () => {
      if (tracksLinks) return;
      tracksLinks = true;
      document.body.addEventListener(
        'click',
        ({ target }) => {
          const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
          if (!link?.protocol.startsWith('http')) return;
          if (/\.pdf$/.test(link.pathname)) track({ download: link.href });
          else if (link.host !== location.host) track({ link: link.href });
        },
        true,
      );
    },
    enableJSErrorTracking: () => {
      if (tracksErrors) return;
      tracksErrors = true;
      window.onerror = (message, file, line) => {
        track({
          e_c: 'JavaScript Errors',
          e_a: `${file ?? ''}:${line ?? ''}`,
          e_n: typeof message === 'string' ? message : message.type,
        });
        return false;
      };
    },
  };
  const apply = ([method, ...rest]: Call) => {
    const known = methods[method];
    if (!known) throw new Error(`Matomo knows no ${method}.`);
    known(...(rest as never[]));
  };

  const calls = Array.isArray(page._paq) ? (page._paq as Call[]) : [];
  const first = ['setTrackerUrl', 'setSiteId', 'enableLinkTracking', 'requireConsent'];
  for (const name of first) for (const call of calls) if (call[0] === name) apply(call);
  for (const call of calls) if (!first.includes(call[0])) apply(call);
  page._paq = { push: (...more) => more.forEach(apply) };
}
