/*
 * The names of the policies through which texts become something that runs (Trusted Types). A page's
 * Content-Security-Policy lists them, and a browser makes none of another name.
 */

/** Lets HTML of the site's own build into the page (client/navigation/trustedHtml.ts). */
export const htmlPolicy = 'collegium';

/** Names the service worker (client/serviceWorker/trustedWorker.ts). */
export const workerPolicy = 'worker';

/** Asked about plain strings; the platform's own name (browser/thirdParty/defaultPolicy.ts). */
export const defaultPolicy = 'default';

/** The scripts of other hosts that the site's own code loads, each under a policy of its name. */
export type ScriptPolicy = 'matomo' | 'maps';
