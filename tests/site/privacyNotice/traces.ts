import type { BrowserContext, Page } from '@playwright/test';

/** Keys in the browser's storage, and hosts that the browser contacted. */
export interface Traces {
  /** Names of keys, cookies, caches and databases. */
  readonly stored: ReadonlySet<string>;
  /** The remaining lifetime of each cookie in days. */
  readonly cookies: ReadonlyMap<string, number>;
  readonly hosts: ReadonlySet<string>;
}

/** Starts to record the traces of a browser. The returned function adds the current ones. */
export async function gatherTraces(
  context: BrowserContext,
  site: string,
): Promise<(page: Page) => Promise<Traces>> {
  const { origin, hostname, host } = new URL(site);
  const stored = new Set<string>();
  const cookies = new Map<string, number>();
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) hosts.add(url.host);
  });
  await context.exposeBinding('tellStored', ({ frame }, name: string) => {
    if (new URL(frame.url()).origin === origin) stored.add(name);
  });
  await context.addInitScript(tellWhatIsStored);

  return async (page) => {
    for (const name of await page.evaluate(namesInBrowser)) stored.add(name);
    for (const { name, domain, expires } of await context.cookies()) {
      // Other hosts must describe their own cookies.
      if (domain.replace(/^\./, '') !== hostname) continue;
      stored.add(name);
      cookies.set(name, (expires - Date.now() / 1000) / (24 * 60 * 60));
    }
    return { stored, cookies, hosts };
  };
}

/**
 * Runs in the browser before all scripts of a page, so that it also sees data that is soon deleted.
 */
function tellWhatIsStored(): void {
  const page = window as unknown as { tellStored: (name: string) => void };
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!.value as (
    this: Storage,
    name: string,
    value: string,
  ) => void;
  Storage.prototype.setItem = function (name: string, value: string) {
    page.tellStored(name);
    setItem.call(this, name, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      const [name = ''] = text.split('=');
      const isDeletion = /max-age=0(;|$)|=deleted|expires=Thu, 01 Jan 1970/i.test(text);
      if (!isDeletion) page.tellStored(name);
      cookie.set!.call(this, text);
    },
  });
}

/** Runs in the browser. */
async function namesInBrowser(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...databases.map(({ name = '' }) => name),
  ];
}
