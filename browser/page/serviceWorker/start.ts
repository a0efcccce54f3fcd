import { hasUnsavedInput } from '../navigation/leaving.ts';
import { someScriptFailed } from '../reloadOnce.ts';
import { trustedWorker } from './trustedWorker.ts';

declare global {
  /**
   * Replaced by the build (eleventy/assets/clientBundle.ts); empty if the site has no service
   * worker.
   */
  var serviceWorkerPath: string;
}

/**
 * Registers the service worker, which stores pages for use without a connection, after the page has
 * loaded.
 */
export function startServiceWorker(): void {
  if (!serviceWorkerPath) return;
  if (isSecureContext) addEventListener('load', () => void register());
  else log('non-secure origin, not registered');
}

async function register(): Promise<void> {
  try {
    // An update that the browser has begun delays the response to `register` until that update has ended.
    void navigator.serviceWorker.ready.then(watch);
    watch(await navigator.serviceWorker.register(trustedWorker()));
  } catch (error) {
    // Browsers without service workers also lead here, such as some private windows.
    log('registration failed', error);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const followUpdate = () => follow(registration.installing);
  registration.onupdatefound = followUpdate;
  // The update may have been found while the page was loading.
  followUpdate();
}

/** Logs each state of a worker that is being installed (specification, section 4). */
function follow(worker: ServiceWorker | null): void {
  if (!worker) return;
  let isUpdate: unknown;
  worker.onstatechange = () => {
    const { state } = worker;
    if (state === 'activating') return;
    const isInstalled = state === 'installed';
    if (isInstalled) isUpdate = navigator.serviceWorker.controller;
    log(!isInstalled ? state : isUpdate ? 'update ready' : 'offline content available');
    if (state !== 'activated') return;
    // If a later worker replaces this one, that is no failure to log.
    worker.onstatechange = null;
    // Reload only now: Chromium never shows a page that is reloaded while its worker is being replaced.
    if (isUpdate && someScriptFailed() && !hasUnsavedInput()) location.reload();
  };
}

function log(...what: unknown[]): void {
  // oxlint-disable-next-line no-console -- the specification wants it there (sections 4 and 8)
  console.info('Service worker:', ...what);
}
